import { SETTINGS_ID, type BootSettings } from '../../shared/boot-settings.js';
import { PAGE_MARKS, pageMark, REGION_DIR } from '../../shared/navigation-files.js';
import type { Pages } from '../boot/router-module.js';
import { pageCandidates } from './page-candidates.js';

/** What the server says at an address; an empty text where it has nothing to read. */
interface Answer {
  text: string;
  /** Where redirects have led. */
  url: string;
}

export function createPages({ baseUrl, shell, nonExact, notFound }: BootSettings): Pages {
  let answers: Record<string, Promise<Answer>> = {};
  const load = (url: string) => {
    const answer = (answers[url] ??= ask(url));
    // What failed may work later.
    answer.catch(() => delete answers[url]);
    return answer;
  };

  return {
    async find(pathname) {
      const candidates = pageCandidates(pathname, nonExact);
      // Most addresses on a 404 page are those of nothing, and a request for each would be a second 404.
      const isUnsure = notFound || candidates.length > 1;
      for (const candidate of candidates) {
        try {
          if (isUnsure && !(await load(baseUrl + PAGE_MARKS)).text.includes(pageMark(candidate))) continue;
          // What is not there with a slash may be there without. Where it needs one, hosts add it.
          const { text, url } = await load(notFound ? candidate.replace(/(.)\/$/, '$1') : candidate);
          const page = new DOMParser().parseFromString(text, 'text/html');
          // The casts: `node/production/` wrote the element, from the same type; a page of somebody else throws.
          const { textContent } = page.getElementById(SETTINGS_ID) as Element;
          const found = JSON.parse(textContent as string) as BootSettings;
          // Some servers say "not found" as if it were a page.
          if (found.shell === shell && !found.notFound)
            return { page, shownPathname: nonExact.includes(candidate) ? pathname : new URL(url).pathname };
        } catch {
          // The next one may be there.
        }
      }
      throw pathname;
    },
    branch: async (id) => (await load(`${baseUrl}${REGION_DIR}/${id}.html`)).text,
    forget() {
      answers = {};
    },
  };
}

async function ask(asked: string): Promise<Answer> {
  // A host may redirect to another one, whose HTML is not ours to show.
  const response = await fetch(asked, { mode: 'same-origin' });
  if (!response.ok) throw response;
  // The cast: without one, nothing matches.
  const isText = /html|json/.test(response.headers.get('content-type') as string);
  return { text: isText ? await response.text() : '', url: response.url };
}
