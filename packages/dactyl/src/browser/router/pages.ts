import { SETTINGS_ID, type BootSettings } from '../../shared/boot-settings.js';
import { PAGE_MARKS, pageMark, REGION_DIR } from '../../shared/navigation-files.js';
import { trustHtml } from '../../shared/trusted-html.js';
import type { Pages } from '../boot/router-module.js';
import { pageCandidates } from './page-candidates.js';

/** Response of the server; `text` is empty when the file is neither HTML nor JSON. */
interface Answer {
  /** In browsers with Trusted Types an object, which they read as HTML. */
  text: string;
  /** URL after redirects. */
  url: string;
}

export function createPages({ baseUrl, shell, nonExact, notFound }: BootSettings): Pages {
  let answers: Record<string, Promise<Answer>> = {};
  const load = (url: string) => {
    const answer = (answers[url] ??= ask(url));
    // A failed request is not cached, because it may succeed later.
    answer.catch(() => delete answers[url]);
    return answer;
  };

  return {
    async find(pathname) {
      const candidates = pageCandidates(pathname, nonExact);
      // Most addresses on a 404 page belong to no page, and a request for each would be a second 404.
      const isUnsure = notFound || candidates.length > 1;
      let failure: unknown;
      for (const candidate of candidates) {
        try {
          if (isUnsure && !`${(await load(baseUrl + PAGE_MARKS)).text}`.includes(pageMark(candidate))) continue;
          // Without a slash, a host finds both forms of the page: it adds the slash where the page needs one.
          const { text, url } = await load(notFound ? candidate.replace(/(.)\/$/, '$1') : candidate);
          const page = new DOMParser().parseFromString(text, 'text/html');
          // The casts: `node/production/` wrote the element, from the same type. On a page of another site they fail,
          // and the code throws.
          const settings = page.getElementById(SETTINGS_ID) as Element;
          const found = JSON.parse(settings.textContent as string) as BootSettings;
          // Some servers send their 404 page with status 200.
          if (found.shell === shell && !found.notFound)
            return { page, shownPathname: nonExact.includes(candidate) ? pathname : new URL(url).pathname };
        } catch (error) {
          // This candidate does not exist; the loop tries the next one.
          failure = error;
        }
      }
      throw failure;
    },
    branch: async (id) => (await load(`${baseUrl}${REGION_DIR}/${id}.html`)).text,
    forget() {
      answers = {};
    },
  };
}

async function ask(asked: string): Promise<Answer> {
  // A host may redirect to another origin, whose HTML must not be shown here.
  const response = await fetch(asked, { mode: 'same-origin' });
  if (!response.ok) throw response;
  // The cast: without the header the pattern does not match.
  const isText = /html|json/.test(response.headers.get('content-type') as string);
  return { text: isText ? trustHtml(await response.text()) : '', url: response.url };
}
