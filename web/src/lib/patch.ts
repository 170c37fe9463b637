// Differences between views, as the server sends them.

import type { Patch } from "./wire";

type Path = Patch["gone"][number];
type Parts = Record<string | number, unknown>;

/** The view after a patch; the one before stays as it is, and both share what has not changed. */
export function applied<View>(view: View, patch: Patch): View {
  const left = patch.gone.reduce<unknown>(without, view);
  return patch.put.reduce((whole, [path, value]) => withPut(whole, path, value), left) as View;
}

function withPut(whole: unknown, [name, ...rest]: Path, value: unknown): unknown {
  if (name === undefined) return value;
  const copy = copied(whole);
  copy[name] = withPut(copy[name], rest, value);
  return copy;
}

function without(whole: unknown, [name, ...rest]: Path): unknown {
  const copy = copied(whole);
  if (rest.length) copy[name!] = without(copy[name!], rest);
  else delete copy[name!];
  return copy;
}

function copied(whole: unknown): Parts {
  return (Array.isArray(whole) ? [...(whole as unknown[])] : { ...(whole as Parts) }) as Parts;
}
