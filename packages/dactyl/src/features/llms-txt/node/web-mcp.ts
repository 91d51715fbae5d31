/** The tags and files with which pages offer tools to assistants in the browser. */
import { fileURLToPath } from 'node:url';
import type { HtmlTagObject } from '../../../node/config/types.js';
import { packageFile } from '../../../node/plugin-api/package-file.js';
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

export function createWebMcp(context: PluginContext): WebMcp {
  const script = packageFile({ file: SCRIPT, name: 'assets/js/web-mcp' }, context);
  return {
    tag: { tagName: 'script', attributes: { 'data-src': script.url, 'data-base': context.baseUrl }, innerHTML: LOAD },
    write: script.write,
  };
}
