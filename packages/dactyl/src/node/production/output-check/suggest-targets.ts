/** What was probably meant by a link that leads nowhere; and the correction, where only the case of letters differs. */
import { splitUrl } from '../../../shared/url.js';
import { normalTarget } from '../check-links.js';
import { createSuggestions } from '../describe-links.js';
import type { Fault, KnownPage } from './types.js';

export interface Suggested {
  suggestion?: string;
  advice?: string;
  fix?: string;
}

export function createSuggester(pages: ReadonlyMap<string, KnownPage>): (fault: Fault) => Suggested {
  const known = new Map(
    [...pages.values()]
      .filter(({ redirect }) => redirect === undefined)
      .map(({ url, ids }) => [normalTarget(url), [...ids]]),
  );
  const suggest = createSuggestions({ pages: known });
  return ({ rule, file, subject }) => {
    if (rule === 'vanished-page' && subject) {
      const near = suggest({ link: subject.text, kind: 'link', page: '/' });
      return near === undefined ? {} : { advice: `Add a redirect from it, perhaps to "${near}".` };
    }
    if (subject?.kind !== 'address' || (rule !== 'broken-link' && rule !== 'broken-anchor')) return {};
    const link = subject.text;
    const kind = rule === 'broken-link' ? 'link' : 'anchor';
    const suggestion = suggest({ link, kind, page: pages.get(file)?.url ?? '/' });
    if (suggestion === undefined) return {};
    return { suggestion, ...(isSameButForCase(link, suggestion, kind) && { fix: suggestion + restOf(link, kind) }) };
  };
}

/** Nothing else can have been meant. */
function isSameButForCase(link: string, suggestion: string, kind: 'link' | 'anchor'): boolean {
  const own = kind === 'anchor' ? link : splitUrl(link).pathname;
  return own.startsWith(kind === 'anchor' ? '' : '/') && own.toLowerCase() === suggestion.toLowerCase();
}

function restOf(link: string, kind: 'link' | 'anchor'): string {
  return kind === 'anchor' ? '' : splitUrl(link).suffix;
}
