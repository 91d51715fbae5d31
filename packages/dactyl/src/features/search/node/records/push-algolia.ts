/**
 * Algolia: records go into a temporary index with the settings of the one that readers search, which then takes its place by
 * `move`. https://www.algolia.com/doc/rest-api/search/
 */
import { field, waitUntil, type PushTarget, type ServiceClient } from './request-service.js';

/** Of a new index: what DocSearch's dialog and our hosted search need. */
const SETTINGS = {
  searchableAttributes: [
    ...['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'].map((level) => `unordered(hierarchy.${level})`),
    'content',
  ],
  attributesForFaceting: ['type', 'language', 'lang', 'docusaurus_tag', 'kind', 'section', 'tags'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:10'],
  attributeForDistinct: 'url',
  distinct: true,
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
  ignorePlurals: true,
};

export async function pushToAlgolia(client: ServiceClient, { index, batches }: PushTarget): Promise<void> {
  const target = `/1/indexes/${encodeURIComponent(index)}`;
  const temporaryName = `${index}_dactyl_tmp`;
  const temporary = `/1/indexes/${encodeURIComponent(temporaryName)}`;
  const wait = async (data: unknown) => {
    const id = String(field(data, 'taskID'));
    await waitUntil(
      async () => field((await client.send(`GET ${temporary}/task/${id}`)).data, 'status') === 'published',
    );
  };
  await wait((await client.send(`DELETE ${temporary}`)).data);
  const { status } = await client.send(`GET ${target}/settings`, undefined, 404);
  const scope = ['settings', 'synonyms', 'rules'];
  const prepared =
    status === 404
      ? await client.send(`PUT ${temporary}/settings`, SETTINGS)
      : await client.send(`POST ${target}/operation`, { operation: 'copy', destination: temporaryName, scope });
  if (status === 404) await wait(prepared.data);
  else {
    const id = String(field(prepared.data, 'taskID'));
    await waitUntil(async () => field((await client.send(`GET ${target}/task/${id}`)).data, 'status') === 'published');
  }
  for (const records of batches) {
    const requests = records.map((body) => ({ action: 'addObject', body }));
    await wait((await client.send(`POST ${temporary}/batch`, { requests })).data);
  }
  await wait((await client.send(`POST ${temporary}/operation`, { operation: 'move', destination: index })).data);
}
