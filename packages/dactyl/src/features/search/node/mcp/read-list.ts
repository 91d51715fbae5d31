/** `llms.txt` of a language, and a search of the summaries in it. */
import { createSearch, type EmbeddedSearch } from '../../engine/create-search.js';
import { createPageIndexer } from '../../engine/index-page.js';
import { DEFAULT_TAG, type SearchPage } from '../../engine/types.js';
import { writeIndex } from '../../engine/write-index.js';
import { encodeName, nameOf, pageName, type SiteFiles } from './site-files.js';

export const LIST_FILE = 'llms.txt';

export interface PageEntry {
  title: string;
  /** Pathname. */
  url: string;
  section: string;
  description?: string;
}

/** `undefined` where the site has none. */
export async function readList(files: SiteFiles, root: URL, folder: string): Promise<PageEntry[] | undefined> {
  const bytes = await files.read(folder + LIST_FILE);
  if (!bytes) return undefined;
  let section = '';
  return Buffer.from(bytes)
    .toString()
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('## ')) section = line.slice(3);
      const [, title, address, description] = /^- \[(.*?)\]\((\S+?\.md)\)(?:: (.*))?$/.exec(line) ?? [];
      // Its addresses are those of the published site, and this may be a copy of it.
      const name = address === undefined ? undefined : nameOf(new URL(address, root).pathname, root);
      if (title === undefined || name === undefined) return [];
      const url = root.pathname + encodeName(pageName(name));
      return [{ title, url, section, ...(description !== undefined && { description }) }];
    });
}

/** The index of the site has texts, and those who write summaries say in few words what a page is for. */
export function indexSummaries(list: readonly PageEntry[]): EmbeddedSearch {
  const indexPage = createPageIndexer();
  let count = 0;
  const files = writeIndex({
    pages: list.map((entry) => {
      const page = pageOf(entry);
      return { page, terms: indexPage(page) };
    }),
    latest: {},
    choices: { versions: {}, locales: [] },
    hash: () => `${(count += 1)}`,
  });
  const contents = new Map(files.map(({ file, content }) => [file, String(content)]));
  return createSearch((file) => Promise.resolve(JSON.parse(contents.get(file) ?? 'null')));
}

function pageOf({ url, title, description = '' }: PageEntry): SearchPage {
  const section = { level: 1, heading: '', anchor: '', text: description };
  return { url, title, tag: DEFAULT_TAG, kind: 'doc', category: '', sections: [section] };
}
