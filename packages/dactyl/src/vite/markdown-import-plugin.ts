/**
 * Markdown is compiled for each page and language, and never comes into a bundle: code that imports it cannot be bundled.
 * Without this, the bundler would read the text as a script, and complain of its first sign.
 */
import path from 'node:path';
import type { Plugin } from 'vite';
import { SiteError } from '../node/site-error.js';

export function markdownImportPlugin(): Plugin {
  /** Markdown file → who imports it, and how it is written there. */
  const imports = new Map<string, { file: string; written: string }>();
  return {
    name: 'dactyl:markdown-import',
    enforce: 'pre',
    resolveId: {
      // eslint-disable-next-line no-control-regex -- bundlers mark virtual modules with a null character
      filter: { id: /^[^\0?!]*\.mdx?$/i },
      async handler(written, importer) {
        const resolved = await this.resolve(written, importer, { skipSelf: true });
        if (resolved && importer && path.isAbsolute(importer)) imports.set(resolved.id, { file: importer, written });
        return resolved;
      },
    },
    load: {
      // With a query such as `?raw` it is text.
      filter: { id: /\.mdx?$/i },
      handler(id) {
        const { file, written } = imports.get(id) ?? { file: id, written: path.basename(id) };
        throw new SiteError(`The import "${written}" is Markdown, which a React module cannot import.`, {
          file,
          hint:
            'Write the page, or the part of it, as an .mdx file: that imports Markdown and components. ' +
            'With "?raw" behind the name, the import is the text of the file.',
        });
      },
    },
  };
}
