import { expect, it, vi } from 'vitest';
import { createDevPageFiles, type DevPageFilesInput } from './dev-page-files.js';

interface Rendered {
  url: string;
  html: string;
}

/** A site of two pages, each of a file of its own. */
function open(more = 0) {
  const rendered: string[] = [];
  const forgotten: (string | undefined)[] = [];
  let invalidated = 0;
  let isOld = false;
  const plan = (pathname: string) => ({ pathname, contents: [{ file: `${pathname}.md` }] });
  const make = (pages: readonly Rendered[], { isPartial = false } = {}) => ({
    [`assets/search/${pages.length}.json`]: pages.map(({ html }) => html).join(),
    'search-index.json': `${isPartial ? 'part' : 'entry'} of ${pages.map(({ url }) => url).join()}`,
  });
  const others = Array.from({ length: more }, (_, index) => `/more-${index}`);
  const unstable_getPageFiles = () => ({ entry: 'search-index.json', folder: 'assets/search/', make });
  const current = {
    plan: { pages: ['/a', '/b', '/broken', ...others, '/404.html'].map(plan) },
    locale: { plugins: [{ plugin: {} }, { plugin: { unstable_getPageFiles } }] },
  };
  const input = {
    site: { current, addImports: () => !isOld && (isOld = true) },
    renderer: {
      renderPage: async ({ pathname }: { pathname: string }) => {
        rendered.push(pathname);
        if (pathname === '/broken') throw new Error('broken');
        return { document: `text of ${pathname}`, result: { head: { noIndex: false } } };
      },
      forget: (file?: string) => void forgotten.push(file),
    },
    invalidateRegistry: () => void invalidated++,
  };
  // The cast: what of site and renderer is asked for.
  const search = createDevPageFiles(input as unknown as DevPageFilesInput);
  return { search, rendered, forgotten, invalidated: () => invalidated };
}

it('makes the index when it is first asked for, of pages that can be rendered', async () => {
  const { search, rendered, invalidated } = open();
  expect(await search.answer('assets/search/2.json')).toBeUndefined();
  expect(rendered).toEqual([]);
  expect(await search.answer('docs/x.json')).toBeUndefined();
  expect(await Promise.all([search.answer('search-index.json'), search.answer('search-index.json')])).toEqual([
    'entry of /a,/b',
    'entry of /a,/b',
  ]);
  expect(rendered).toEqual(['/a', '/b', '/broken']);
  expect(invalidated()).toBe(1);
  expect(await search.answer('assets/search/2.json')).toBe('text of /a,text of /b');
});

it('renders again what has changed, and keeps files of before for a dialog that is open', async () => {
  const { search, rendered, forgotten } = open();
  await search.answer('search-index.json');
  rendered.length = 0;
  search.forget('/b.md');
  await search.answer('search-index.json');
  expect(rendered).toEqual(['/b', '/broken']);
  expect(forgotten).toEqual(['/b.md']);
  rendered.length = 0;
  search.forget('/partial.md');
  expect(await search.answer('assets/search/2.json')).toBeDefined();
  await search.answer('search-index.json');
  expect(rendered).toEqual(['/a', '/b', '/broken']);
});

it('answers from what is at hand while many pages are rendered, and from all of them then', async () => {
  const { search, rendered } = open(30);
  expect(await search.answer('search-index.json')).toMatch(/^part of /);
  expect(rendered.length).toBeLessThan(5);
  // Each question is answered at once; rendering goes on without one.
  await vi.waitFor(() => expect(rendered).toContain('/more-29'));
  expect(await search.answer('search-index.json')).toMatch(/^entry of \/a,\/b,\/more-0,.*\/more-29$/);
  expect(rendered).toHaveLength(33);
});
