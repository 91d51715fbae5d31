/**
 * A search from its opening to its closing: what answers queries with the filters that are chosen, and tells the
 * page of them. The dialog and the search page have one each.
 */
import type { SearchSettings } from '../../../../shared/search-button.js';
import { pageFilter } from '../../engine/filter-pages.js';
import type { Answer } from '../answers/create-answer.js';
import { chosenVersions, type Chosen } from './chosen-filters.js';
import { searchOtherSites } from './other-sites.js';
import { loadHooks, queryFor, resultFor } from './search-hooks.js';
import { createReport, type SearchReport } from './search-report.js';

export interface SessionInput {
  settings: SearchSettings;
  locale: string;
  /** Opens the index of a language, once. */
  answerOf: (settings: SearchSettings, locale: string) => Answer;
  /** Called when the same query would now find more, because other sites have answered. */
  onMore: () => void;
}

export interface Session {
  /** What answers in the language of the page, without limits. */
  own: Answer;
  /** What answers with these limits. */
  limited(chosen: Chosen): Answer;
  watch: SearchReport['watch'];
}

export function createSession({ settings, locale, answerOf, onMore }: SessionInput): Session {
  const own = answerOf(settings, locale);
  const report = createReport();
  const hooks = loadHooks(settings.hooks);
  const others = searchOtherSites({ sites: settings.federate ?? [], locale, answerOf, onFound: onMore });

  /** What answers in the language that is chosen. */
  async function answerIn(name: string | undefined): Promise<Answer> {
    if (name === undefined || name === locale) return own;
    const place = (await own.index?.filters())?.locales.find((other) => other.name === name);
    return place ? answerOf({ ...settings, index: place.baseUrl, baseUrl: place.baseUrl }, name) : own;
  }

  return {
    own,
    watch: report.watch,
    limited: (chosen) => {
      const { section, type, tag, locale: language } = chosen;
      const versions = chosenVersions(chosen);
      const isLimited = section !== undefined || type !== undefined || tag !== undefined;
      return async (query, options = {}) => {
        const tell = report.ask();
        const answer = await answerIn(language);
        const file = isLimited ? await answer.index?.filters() : undefined;
        const accepts = file && pageFilter(file, { section, type, tag });
        const limits = { ...(versions && { versions }), ...(accepts && { accepts }) };
        const { page = 0, hitsPerPage = 0 } = options;
        const asked = { query, locale: language ?? locale, filters: chosen, page };
        const changes = await hooks;
        const found = await answer(await queryFor(changes, asked), { ...options, ...limits });
        const result = await resultFor(changes, found, asked);
        tell({ query, locale: asked.locale, result, before: page * hitsPerPage });
        // Filters are about pages of this site.
        const more = isLimited ? [] : others.hitsFor(query);
        return {
          ...result,
          hits: page === 0 ? [...result.hits, ...more] : result.hits,
          total: result.total + more.length,
        };
      };
    },
  };
}
