/**
 * Meilisearch: records go into a temporary index, which is swapped with the one that readers search; then the old one is deleted.
 * https://www.meilisearch.com/docs/reference/api/indexes
 */
import { SiteError } from '../../../../node/base/site-error.js';
import { field, waitUntil, type PushTarget, type ServiceClient } from './request-service.js';

const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

const SETTINGS = {
  searchableAttributes: [
    ...LEVELS.map((level) => `hierarchy_radio_${level}`),
    ...LEVELS.map((level) => `hierarchy_${level}`),
    'content',
  ],
  filterableAttributes: ['type', 'language', 'lang', 'docusaurus_tag', 'kind', 'section', 'tags'],
  rankingRules: 'words typo attribute proximity exactness page_rank:desc level:desc position:asc'.split(' '),
  distinctAttribute: 'url',
};

export async function pushToMeilisearch(client: ServiceClient, { index, batches }: PushTarget): Promise<void> {
  const temporary = `${index}_dactyl_tmp`;
  const place = `/indexes/${encodeURIComponent(temporary)}`;
  const run = async (request: string, body?: unknown, accepted?: string) => {
    const { data } = await client.send(request, body);
    await finish(client, String(field(data, 'taskUid')), accepted);
  };
  await run(`DELETE ${place}`, undefined, 'index_not_found');
  await run('POST /indexes', { uid: temporary, primaryKey: 'objectID' });
  await run(`PATCH ${place}/settings`, SETTINGS);
  for (const records of batches) await run(`POST ${place}/documents`, records);
  // Only indexes that exist can be swapped.
  await run('POST /indexes', { uid: index, primaryKey: 'objectID' }, 'index_already_exists');
  await run('POST /swap-indexes', [{ indexes: [index, temporary] }]);
  await run(`DELETE ${place}`);
}

async function finish(client: ServiceClient, task: string, accepted: string | undefined): Promise<void> {
  await waitUntil(async () => {
    const { data } = await client.send(`GET /tasks/${task}`);
    const status = field(data, 'status');
    if (status !== 'failed' && status !== 'canceled') return status === 'succeeded';
    const error = field(data, 'error');
    if (accepted !== undefined && field(error, 'code') === accepted) return true;
    throw new SiteError(`Meilisearch ended a task with "${String(status)}": ${String(field(error, 'message'))}`, {
      hint: 'The index that readers search is as it was, unless the message speaks of a swap.',
    });
  });
}
