import type { SearchHooks } from 'dactyl/client';

export const beforeSearch: SearchHooks['beforeSearch'] = ({ query }) => query.replace('k8s', 'kubernetes');

export const afterSearch: SearchHooks['afterSearch'] = ({ hits, total }, { query }) => {
  if (!query.includes('help')) return undefined;
  const headings = [{ level: 1, text: { text: 'Ask the community', marks: [] } }];
  const own = { id: 'help', url: '/community/support', category: 'Help', headings };
  return { hits: [own, ...hits], total: total + 1 };
};
