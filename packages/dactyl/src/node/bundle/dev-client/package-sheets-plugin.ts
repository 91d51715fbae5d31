/**
 * Answers for style sheets of the package in the dev server, with what they import put in place. Vite would read, parse and print
 * each of them again on each start, and the first page shows nothing until it has them all. In: a request of a `<link>`. Out:
 * the text that Vite would make; what needs more than that is left to Vite.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { isInside } from '../../base/files.js';
import type { LocaleSite } from '../../site/types.js';
import { PACKAGE_ROOT } from '../package-root.js';
import { isMirroredSheet } from '../right-to-left-plugin.js';
import { fileUrl } from './browser-entries-plugin.js';

export interface PackageSheetsInput {
  /** Whether PostCSS, layers or plugins of the bundler change our sheets on this site. */
  areChanged: boolean;
  /** The locales that are loaded, the first one first. */
  readLocales: () => readonly LocaleSite[];
}

export function packageSheetsPlugin({ areChanged, readLocales }: PackageSheetsInput): Plugin {
  return {
    name: 'dactyl:package-sheets',
    applyToEnvironment: (environment) => environment.name === 'client',
    configureServer({ middlewares, config: { base } }) {
      middlewares.use((request, response, next) => {
        const { url = '', headers } = request;
        // Scripts import sheets, too: these are modules.
        const isLink = headers.accept?.includes('text/css') === true;
        const css =
          isLink && !areChanged && !isMirroredSheet('', readLocales()[0]) ? packageSheet(url, { base }) : undefined;
        if (css === undefined) return next();
        response.writeHead(200, { 'Content-Type': 'text/css', 'Cache-Control': 'no-cache' });
        response.end(css);
      });
    },
  };
}

/** The text for an address below the site's base URL. Exported for its test. */
export function packageSheet(
  url: string,
  { base, root = PACKAGE_ROOT }: { base: string; root?: string },
): string | undefined {
  const folder = `${fileUrl(base, root)}/`;
  if (!url.startsWith(folder) || !/^[\w./@+-]+\.css$/.test(url.slice(folder.length))) return undefined;
  const file = path.join(root, url.slice(folder.length));
  return isInside(root, file) ? textOf(file) : undefined;
}

function textOf(file: string): string | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
  const imported = new Map<string, string | undefined>();
  for (const [rule, name = ''] of text.matchAll(IMPORT))
    imported.set(rule, textOf(path.join(path.dirname(file), name)));
  if ([...imported.values()].includes(undefined)) return undefined;
  // Comments of ours speak of imports, and have none.
  const whole = text.replaceAll(IMPORT, (rule) => imported.get(rule) ?? '');
  return NOT_PLAIN.test(whole) ? undefined : whole;
}

const IMPORT = /^@import '(\.[^']+\.css)';$/gm;
/** Other imports, and addresses of files: they are for Vite. */
const NOT_PLAIN = /^\s*@import\b|url\((?!["']?(?:data:|#))/m;
