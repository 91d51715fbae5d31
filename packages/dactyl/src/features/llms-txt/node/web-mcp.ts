/** The tags and files with which pages offer tools to assistants in the browser. */
import { readFileSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashText } from '../../../node/base/hash.js';
import type { HtmlTagObject } from '../../../node/config/types.js';
import type { PluginContext } from '../../../node/plugin-api/types.js';

/** Known by path only: it is browser code. */
const SCRIPT = fileURLToPath(new URL('../browser/web-mcp.js', import.meta.url));

/**
 * The same text on all sites, so that a Content-Security-Policy can allow its hash; addresses are in attributes. Browsers
 * without the interface load nothing.
 */
const LOAD =
  "(d=>('modelContext'in document||'modelContext'in navigator)&&import(d.src).then(m=>m.registerTools(d.base)).catch(()=>{}))" +
  '(document.currentScript.dataset)';

export interface WebMcp {
  tag: HtmlTagObject;
  write: (outDir: string) => Promise<void>;
}

export function createWebMcp({ baseUrl, unstable_isServed }: PluginContext): WebMcp {
  const file = `assets/js/web-mcp-${hashText(readFileSync(SCRIPT), 8)}.js`;
  // The dev server serves the file from its place in the package.
  const src = unstable_isServed ? `${baseUrl}@fs/${SCRIPT.replaceAll('\\', '/').replace(/^\//, '')}` : baseUrl + file;
  return {
    tag: { tagName: 'script', attributes: { 'data-src': src, 'data-base': baseUrl }, innerHTML: LOAD },
    async write(outDir) {
      const target = path.join(outDir, file);
      await mkdir(path.dirname(target), { recursive: true });
      await copyFile(SCRIPT, target);
    },
  };
}
