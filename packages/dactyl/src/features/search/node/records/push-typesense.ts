/**
 * Typesense: records go into a new collection, and an alias with the name that readers search is pointed at it; then the
 * collection before is deleted. https://typesense.org/docs/latest/api/collection-alias.html
 */
import { SiteError } from '../../../../node/base/site-error.js';
import { field, type PushTarget, type ServiceClient } from './request-service.js';

const text = (name: string) => ({ name, type: 'string', facet: true, optional: true });

const FIELDS = [
  { name: 'anchor', type: 'string', optional: true },
  { name: 'content', type: 'string', optional: true },
  { name: 'url', type: 'string', facet: true },
  ...['url_without_anchor', 'type', 'language', 'lang', 'docusaurus_tag', 'kind', 'section'].map(text),
  ...['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'].map((level) => text(`hierarchy.${level}`)),
  { name: 'tags', type: 'string[]', facet: true, optional: true },
  { name: 'item_priority', type: 'int64' },
];

export async function pushToTypesense(client: ServiceClient, { index, batches, now }: PushTarget): Promise<void> {
  const alias = `/aliases/${encodeURIComponent(index)}`;
  const name = `${index}_${now}`;
  const before = field((await client.send(`GET ${alias}`, undefined, 404)).data, 'collection_name');
  await client.send('POST /collections', {
    name,
    fields: FIELDS,
    default_sorting_field: 'item_priority',
    token_separators: ['_', '-'],
  });
  for (const records of batches) {
    const lines = records.map((record) => JSON.stringify(record)).join('\n');
    const answer = await client.send(
      `POST /collections/${encodeURIComponent(name)}/documents/import?action=create`,
      lines,
    );
    const failed = answer.text.split('\n').find((line) => line.includes('"success":false'));
    if (failed !== undefined)
      throw new SiteError(`Typesense did not take a record: ${failed.slice(0, 300)}`, {
        hint: `The collection that readers search is as it was. ${name} can be deleted.`,
      });
  }
  await client.send(`PUT ${alias}`, { collection_name: name });
  if (typeof before === 'string')
    await client.send(`DELETE /collections/${encodeURIComponent(before)}`, undefined, 404);
}
