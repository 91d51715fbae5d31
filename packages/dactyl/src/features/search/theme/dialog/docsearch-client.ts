/** The client that DocSearch calls, in front of a search provider. It makes no request of its own. */
import type { DocSearchProps } from '@docsearch/react';
import type { Answer } from '../answers/create-answer.js';
import { toDocSearchHit } from './to-docsearch-hit.js';

type TransformClient = NonNullable<DocSearchProps['transformSearchClient']>;
type DocSearchClient = ReturnType<TransformClient>;

interface Request {
  query?: string;
  hitsPerPage?: number;
}

export function createClient(answer: Answer): DocSearchClient {
  const ask = async (requests: readonly Request[]) => ({
    results: await Promise.all(
      requests.map(async ({ query = '', hitsPerPage = 20 }) => {
        const { hits, total } = await answer(query, { hitsPerPage });
        return { hits: hits.map(toDocSearchHit), nbHits: total };
      }),
    ),
  });
  let latest: ReturnType<typeof ask>;
  // DocSearch drops hits that come late, but keeps their number: so each question gets the answer to the latest one.
  const search = async ({ requests }: { requests: readonly Request[] }) => {
    let asked = (latest = ask(requests));
    for (;;) {
      const [settled] = await Promise.allSettled([asked]);
      if (asked !== latest) asked = latest;
      else if (settled.status === 'fulfilled') return settled.value;
      else throw settled.reason;
    }
  };
  // The cast: DocSearch sends this one shape of requests, and reads no more of the results.
  return { search, addAlgoliaAgent: () => undefined, transporter: {} } as unknown as DocSearchClient;
}
