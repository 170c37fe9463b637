// Beside each file that is worth it lie its compressed forms, which the server sends to browsers that take them.

import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

import type { Plugin } from "vite";

const TEXT = /\.(js|css|html|svg|json|webmanifest)$/;
const WORTH = 512;

export function compressed(): Plugin {
  let folder = "";
  return {
    name: "compressed",
    apply: "build",
    configResolved: (config) => void (folder = config.build.outDir),
    writeBundle: {
      order: "post",
      handler: () => texts(folder).forEach(compress),
    },
  };
}

function texts(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => `${folder}/${name}`)
    .filter((path) => TEXT.test(path) && statSync(path).size > WORTH);
}

function compress(path: string): void {
  const data = readFileSync(path);
  writeFileSync(`${path}.gz`, gzipSync(data, { level: 9 }));
  writeFileSync(`${path}.br`, brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
}
