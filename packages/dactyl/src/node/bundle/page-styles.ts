/**
 * Style sheets of single pages. A CSS module that only one page's component or its Markdown imports cannot affect
 * other pages, because its class names are unique, so it is kept out of the sheet of all pages. Input: the module
 * graph of the server's bundle. Output: page request → its CSS modules, and the build that makes one sheet of them.
 * A sheet with a selector without a class of its own may be meant for all pages, and stays in their sheet.
 */
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { BundleOutput } from './bundle-output.js';
import { minification } from './minification.js';
import { reach, REGISTRY } from './module-graph.js';

/** Page request → the CSS modules it leads to, absolute, in import order. */
export type PageStyles = Record<string, string[]>;

const ENTRY = 'virtual:dactyl/page-styles/';

export interface PageStylesInput {
  /** What only single pages request: their components, and imports of their Markdown. */
  pageRequests: readonly string[];
  /** All requests of the registry. */
  registry: readonly string[];
  /** Filled in when the server's bundle is complete. */
  found: PageStyles;
}

export function pageStylesPlugin({ pageRequests, registry, found }: PageStylesInput): Plugin {
  return {
    name: 'dactyl:page-styles',
    async buildEnd() {
      /** A file may be requested under several names. */
      const roots = new Map<string, string[]>();
      for (const request of pageRequests) {
        const id = (await this.resolve(request, REGISTRY))?.id;
        if (id !== undefined) roots.set(id, [...(roots.get(id) ?? []), request]);
      }
      if (roots.size === 0) return;
      // A file that is also requested under another name is not the page's own.
      const others = registry.filter((name) => !name.startsWith('@theme/') && !pageRequests.includes(name));
      for (const request of others) roots.delete((await this.resolve(request, REGISTRY))?.id ?? '');
      const entries = [...this.getModuleIds()].filter((id) => this.getModuleInfo(id)?.isEntry);
      const shared = reach(this, entries, (from, to) => from === REGISTRY && roots.has(to));
      for (const [root, requests] of roots) {
        const own = [...reach(this, [root])].filter((id) => !shared.has(id) && isScopedSheet(id));
        if (own.length > 0) for (const request of requests) found[request] = own;
      }
    },
  };
}

function isScopedSheet(id: string): boolean {
  return id.endsWith('.module.css') && path.isAbsolute(id) && hasOnlyOwnSelectors(readFileSync(id, 'utf8'));
}

/**
 * At-rules that browsers understand and that affect only the rules inside them. Others, such as those of Tailwind,
 * may turn into rules for all pages.
 */
const KEPT_AT_RULES = new Set(['media', 'supports', 'container', 'keyframes', 'starting-style', 'charset']);

/** Whether each rule names a class of the sheet, so that it cannot match on pages without its component. */
export function hasOnlyOwnSelectors(css: string): boolean {
  const text = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/"[^"]*"|'[^']*'/g, '""');
  const atRules = text.matchAll(/@(?:-\w+-)?([\w-]+)/g);
  if (/\bcomposes\s*:/.test(text) || [...atRules].some(([, name = '']) => !KEPT_AT_RULES.has(name))) return false;
  /** For each open block: whether its content is already scoped to a class, or contains no rules. */
  const blocks: boolean[] = [];
  for (const [, prelude = '', end] of text.matchAll(/([^{};]*)([{};])/g)) {
    if (end === '}') blocks.pop();
    if (end !== '{') continue;
    const selector = prelude.trim();
    const isInside = blocks.at(-1) === true;
    if (selector.startsWith('@')) blocks.push(isInside || /^@(?:-\w+-)?keyframes\b/.test(selector));
    else if (isInside || splitSelectors(selector).every(namesOwnClass)) blocks.push(true);
    else return false;
  }
  return true;
}

function namesOwnClass(selector: string): boolean {
  return /[.#][\p{L}_-]/u.test(
    selector.replace(/:global\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '').replace(/:global.*/, ''),
  );
}

/** Splits at commas outside of brackets; brackets may be nested: `:is(:global(.a), .b)`. */
function splitSelectors(list: string): string[] {
  let depth = 0;
  const marked = list.replace(/[(),]/g, (sign) => {
    if (sign !== ',') depth += sign === '(' ? 1 : -1;
    return sign === ',' && depth === 0 ? '\0' : sign;
  });
  return marked.split('\0');
}

/** Entries of the build: name of the sheet → module that imports its files. */
export function pageSheetInput(pageStyles: PageStyles): Record<string, string> {
  const entries = Object.keys(pageStyles).map((request, index) => {
    const stem =
      path
        .basename(request)
        .replace(/\.\w+$/, '')
        .replaceAll(/[^\w-]/g, '') || 'page';
    return [`${stem}-${index}`, `${ENTRY}${index}`];
  });
  return Object.fromEntries(entries);
}

export function pageSheetPlugin(pageStyles: PageStyles): Plugin {
  const sheets = Object.values(pageStyles);
  return {
    name: 'dactyl:page-sheets',
    enforce: 'pre',
    resolveId: { filter: { id: /^virtual:dactyl\/page-styles\// }, handler: (id) => `\0${id}` },
    load: {
      // eslint-disable-next-line no-control-regex -- bundlers mark virtual modules with a null character
      filter: { id: /^\0virtual:dactyl\/page-styles\// },
      handler(id) {
        const files = sheets[Number(id.slice(ENTRY.length + 1))] ?? [];
        const imports = files.map((file, index) => `import m${index} from ${JSON.stringify(file)};`);
        // Sheets whose class names are unused would be dropped, so the module uses them.
        return `${imports.join('\n')}\nglobalThis.styles = [${files.map((_, index) => `m${index}`).join(', ')}];`;
      },
    },
  };
}

export function pageSheetBuild(input: Record<string, string>, { outDir, mode }: { outDir: string; mode: string }) {
  return {
    outDir,
    ...minification(mode),
    emptyOutDir: false,
    copyPublicDir: false,
    cssCodeSplit: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 4096,
    rolldownOptions: {
      input,
      output: {
        entryFileNames: 'assets/css/[name]-[hash].js',
        chunkFileNames: 'assets/css/[name]-[hash].js',
        assetFileNames: (asset: { names: string[] }) =>
          asset.names.some((name) => name.endsWith('.css'))
            ? 'assets/css/[name]-[hash][extname]'
            : 'assets/[name]-[hash][extname]',
      },
    },
  };
}

/** The built style sheets of each request. Deletes the scripts that imported them. */
export async function collectPageSheets(
  output: BundleOutput,
  pageStyles: PageStyles,
  outDir: string,
): Promise<PageStyles> {
  const scripts = output.filter((item) => item.type === 'chunk');
  await Promise.all(scripts.map(({ fileName }) => rm(path.join(outDir, fileName))));
  return Object.fromEntries(
    Object.keys(pageStyles).map((request, index) => [request, collectSheet(output, `\0${ENTRY}${index}`)]),
  );
}

/** The style sheets of an entry, by the id of its module. */
export function collectSheet(output: BundleOutput, entryId: string): string[] {
  const chunks = output.filter((item) => item.type === 'chunk');
  const sheetsOf = (fileName: string): string[] => {
    const chunk = chunks.find((one) => one.fileName === fileName);
    return [...(chunk?.imports ?? []).flatMap(sheetsOf), ...(chunk?.viteMetadata?.importedCss ?? [])];
  };
  const entry = chunks.find(({ facadeModuleId }) => facadeModuleId === entryId);
  return entry ? [...new Set(sheetsOf(entry.fileName))] : [];
}
