/** `redirect_from` in the front matter of docs, posts and pages → redirects to them. The schemas of front matter have checked it. */
import path from 'node:path';
import { contentEntries, type VersionedEntry } from '../../../node/plugin-api/content-entries.js';
import type { AllContent } from '../../../node/plugin-api/types.js';
import { redirectKey } from './collect-redirects.js';
import type { Redirect } from './types.js';

export interface EntryPlace {
  siteDir: string;
  /** Of the locale. */
  baseUrl: string;
}

/**
 * A recorded version has the front matter of its docs, too. So an address that several versions of a doc name leads to the
 * latest one of them.
 */
export function frontMatterRedirects(allContent: AllContent, { siteDir, baseUrl }: EntryPlace): Redirect[] {
  const named = contentEntries(allContent).filter(({ frontMatter }) => frontMatter?.['redirect_from'] !== undefined);
  const versions = new Map<string, string>();
  return named
    .toSorted((a, b) => rank(a) - rank(b))
    .flatMap(({ permalink, source, frontMatter, version }) => {
      const to = `/${permalink.slice(baseUrl.length)}`;
      // The cast: see above.
      const former = [frontMatter?.['redirect_from']].flat() as string[];
      const file = source === undefined ? {} : { file: path.join(siteDir, source.replace(/^@site[\\/]/, '')) };
      return former.flatMap((from): Redirect[] => {
        if (version) {
          const key = `${version.instance} ${redirectKey(from)}`;
          const owner = versions.get(key) ?? version.name;
          versions.set(key, owner);
          if (owner !== version.name) return [];
        }
        return [{ from, to, ...file }];
      });
    });
}

function rank({ version }: VersionedEntry): number {
  return version === undefined || version.isLast ? 0 : 1;
}
