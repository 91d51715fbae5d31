import type { SearchHooks } from 'dactyl/client';

export const beforeSearch: SearchHooks['beforeSearch'] = ({ query }) => query.replace('torches', 'lights');

export const afterSearch: SearchHooks['afterSearch'] = ({ hits, total }, { query }) => {
  if (query === 'break') throw new Error('The hook broke.');
  if (query !== 'torches') return undefined;
  const headings = [{ level: 1, text: { text: 'Our torches', marks: [] } }];
  return { hits: [{ id: 'own', url: '/docs/keepers', category: 'Own', headings }, ...hits], total: total + 1 };
};
