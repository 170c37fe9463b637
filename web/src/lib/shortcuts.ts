// Keys that work everywhere on a page, but not while somebody types.

export function shortcut(event: KeyboardEvent, keys: Record<string, () => unknown>): void {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || target.matches("input, textarea, select")) return;
  const act = keys[event.key];
  if (!act) return;
  event.preventDefault();
  act();
}
