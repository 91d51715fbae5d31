/** For `dactyl report`: where the queries of `queries.yml` find their pages in an output. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { SiteError } from '../../../node/base/site-error.js';
import type { OutputAnswer, OutputQuestions } from '../../../node/plugin-api/output-questions.js';
import { ENTRY_FILE } from '../engine/types.js';
import { openBuiltSearch } from './built-search.js';
import { readQueries, type ExpectedQuery } from './queries-file.js';
import { testQueries } from './test-queries.js';

export const SEARCH_QUESTIONS: OutputQuestions = {
  title: 'Search',
  async ask({ siteDir, siteConfig, dir }) {
    // Else each query would look as if it had moved.
    if (!existsSync(path.join(dir, ENTRY_FILE))) return [];
    const file = path.join(siteDir, 'queries.yml');
    const queries = existsSync(file) ? readQueries(file) : [];
    const searches = new Map<string | undefined, ReturnType<typeof openBuiltSearch>>();
    const open = (locale: string | undefined) => {
      const search = searches.get(locale) ?? openBuiltSearch({ siteConfig, dir, locale });
      searches.set(locale, search);
      return search;
    };
    const answers: OutputAnswer[] = [];
    for (const query of queries) answers.push(await answerOf(query, open));
    return answers;
  },
};

async function answerOf(
  query: ExpectedQuery,
  open: (locale: string | undefined) => ReturnType<typeof openBuiltSearch>,
): Promise<OutputAnswer> {
  const language = query.locale === undefined ? '' : ` (${query.locale})`;
  const question = `${query.query}${language} → ${query.pages.join(', ')}`;
  try {
    const [result] = await testQueries([query], open);
    const answer = result?.rank === undefined ? 'not found' : `number ${result.rank}`;
    return { question, answer, isRight: result?.isFound ?? false };
  } catch (error) {
    // One of the two outputs may lack the page, the locale or the search.
    if (error instanceof SiteError) return { question, answer: 'no such page', isRight: false };
    throw error;
  }
}
