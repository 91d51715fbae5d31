import type { BootSettings } from '../../shared/boot-settings.js';
import { type Fragment, FRAGMENT_DIR, fragmentName, PAGE_MARKS, REGION_DIR } from '../../shared/fragment.js';
import { pageCandidates } from './page-candidates.js';

/** The site's files that navigation needs, each fetched once. */
export interface Pages {
  /** The page that a pathname means. Rejects when there is none, or when it needs another shell. */
  find(pathname: string): Promise<FoundPage>;
  /** HTML of a region or of a branch. */
  region(id: string): Promise<string>;
  /** Fetches the page anew next time; everything, without a pathname. */
  forget(pathname: string | undefined): void;
}

export interface FoundPage {
  fragment: Fragment;
  /** What the address bar shows: the clean form of what was asked for. */
  shownPathname: string;
}

export function createPages({ baseUrl, shell, nonExact, notFound }: BootSettings): Pages {
  const texts = new Map<string, Promise<string>>();
  const load = (file: string) => {
    const text = texts.get(file) ?? fetchText(baseUrl + file);
    texts.set(file, text);
    // What failed may work later.
    text.catch(() => texts.delete(file));
    return text;
  };
  const fragmentFile = (pathname: string) => `${FRAGMENT_DIR}/${fragmentName(pathname)}`;

  return {
    async find(pathname) {
      for (const page of pageCandidates(pathname, nonExact)) {
        try {
          const file = fragmentFile(page);
          // On a 404 page most addresses are those of nothing, and a request for each would be a second 404. The part of
          // the name is that of `pageMark`.
          if (!notFound || (await load(PAGE_MARKS)).includes(file.slice(12, 17))) {
            // The cast: `node/production/` wrote the file, from the same type; a file that is no JSON throws.
            const fragment = JSON.parse(await load(file)) as Fragment;
            if (fragment.shell === shell) {
              return { fragment, shownPathname: nonExact.includes(page) ? pathname : page };
            }
          }
        } catch {
          // The next one may be there.
        }
      }
      throw pathname;
    },
    region: (id) => load(`${REGION_DIR}/${id}.html`),
    forget(pathname) {
      if (pathname === undefined) texts.clear();
      else texts.delete(fragmentFile(pathname));
    },
  };
}

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw response;
  return response.text();
}
