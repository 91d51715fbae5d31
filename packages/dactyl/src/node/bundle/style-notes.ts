/**
 * Reports what Vite only logs about style sheets: a `url()` that refers to no file. Vite does not say where, so the
 * sheets are remembered as they are processed.
 */
import path from 'node:path';
import { createLogger, type Logger, type Plugin } from 'vite';
import { toPosixPath } from '../base/files.js';
import { placeAt } from '../base/text-place.js';

const UNRESOLVED = /^\s*(.+) referenced in .+ didn't resolve at build time/;

export interface StyleNotes {
  /** Prints nothing. */
  logger: Logger;
  plugin: Plugin;
}

/** @param notes gets one sentence for each address and file of the site */
export function styleNotes(siteDir: string, notes: Set<string>): StyleNotes {
  /**
   * Sheets of the site that contain a `url()`. Sheets of packages are left out, because the author cannot fix them.
   */
  const sheets = new Map<string, string>();
  const note = (message: string) => {
    const [, url] = UNRESOLVED.exec(message) ?? [];
    // Absolute URLs refer to files of static folders and are not checked.
    if (url === undefined || url.startsWith('/')) return;
    for (const [file, text] of sheets) {
      const at = text.indexOf(url);
      if (at !== -1) notes.add(describeUrl(url, { name: toPosixPath(path.relative(siteDir, file)), text, at }));
    }
  };
  return {
    logger: { ...createLogger('silent'), warn: note, warnOnce: note },
    plugin: {
      name: 'dactyl:style-notes',
      enforce: 'pre',
      transform: {
        filter: {
          id: { include: /\.(?:css|scss|sass|less|styl|pcss|postcss)(?:\?.*)?$/, exclude: /[\\/]node_modules[\\/]/ },
          code: 'url(',
        },
        handler: (code, id) => void sheets.set(id.replace(/\?.*$/, ''), code),
      },
    },
  };
}

function describeUrl(url: string, { name, text, at }: { name: string; text: string; at: number }): string {
  const { line, column } = placeAt(text, at);
  return `There is no file "${url}", which url() names in ${name}:${line}:${column}: the address stays as it is. A path starts from the folder of the style sheet, one with "/" from the static folders.`;
}
