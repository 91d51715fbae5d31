import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createEmptyCache, type Cache } from '../base/cache.js';
import { hashText } from '../base/hash.js';
import type { ContentReport, EngineInit, PageJob, PageReport } from '../pipeline/engine-types.js';
import { createContentTexts } from '../site/content-texts.js';
import { createPageCache } from './page-cache.js';

let root: string;
let cache: Cache;
const file = (name: string) => path.join(root, name);

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'page-cache-'));
  for (const dir of ['old/assets/regions', 'old/assets/images', 'new']) mkdirSync(file(dir), { recursive: true });
  const values = new Map<string, Buffer>();
  cache = {
    ...createEmptyCache(),
    get: (namespace, key) => values.get(`${namespace}:${key}`),
    put: (namespace, key, value) => void values.set(`${namespace}:${key}`, Buffer.from(value)),
  };
});
afterEach(() => rmSync(root, { recursive: true }));

/** Of a site's data only that there is some counts here. */
function openPageCache({ codeHash = 'code', processor = {}, site = {} } = {}) {
  const locale = { site, outSubdir: '', processors: [processor], sharedLevels: [] };
  const init = { assetBaseUrl: '/', generator: 'g', locales: { en: locale } } as unknown as EngineInit; // the fields that are read
  const texts = createContentTexts();
  return createPageCache({ cache, init, codeHash, oldDir: file('old'), newDir: file('new'), texts });
}

const level = { path: '/', exact: true, component: 'x', props: {}, attributes: {} };
const use = { id: 'a', file: 'a', metadata: {}, assets: {}, links: {}, imports: {} };
const job: PageJob = {
  locale: 'en',
  pathname: '/',
  file: 'a.html',
  shared: [],
  level,
  uses: { a: use },
  alternates: {},
  hydration: 'islands',
};
const reports = (sourceHash = 'text') =>
  new Map<string, ContentReport>([
    ['a', { id: 'a', links: [], imports: [], frontMatter: {}, warnings: [], sourceHash }],
  ]);

function writeOld(name: string, text: string): PageReport['outputs'][number] {
  writeFileSync(file(`old/${name}`), text);
  const { size, mtimeMs } = statSync(file(`old/${name}`));
  return { file: name, size, modified: mtimeMs };
}

describe('the key of a page', () => {
  it.each([
    ['the code', openKey({ codeHash: 'other' })],
    ['the options of Markdown', openKey({ processor: { format: 'md' } })],
    ['the data of the site', openKey({ site: { title: 'x' } })],
    ['its text', () => openPageCache().pageKey(job, reports('other text'))],
    ['its route', () => openPageCache().pageKey({ ...job, pathname: '/b' }, reports())],
    ['a link', () => openPageCache().pageKey({ ...job, uses: { a: { ...use, links: { 0: '/b' } } } }, reports())],
  ])('changes with %s', (_, changed) => {
    expect(changed()).not.toBe(openKey({})());
    expect(openKey({})()).toBe(openKey({})());
  });

  function openKey(options: Parameters<typeof openPageCache>[0]) {
    return () => openPageCache(options).pageKey(job, reports());
  }
});

it('finds a page that fell back by what was asked for', () => {
  const fellBack = { asked: 'islands' as const, why: 'it differs' };
  const key = (page: PageJob) => openPageCache().pageKey(page, reports());
  expect(key({ ...job, hydration: 'full', fellBack })).toBe(key(job));
  expect(key({ ...job, hydration: 'full' })).not.toBe(key(job));
});

describe('a page of the last build', () => {
  const image = () => {
    const output = `assets/images/i-${hashText('pixels', 8)}.png`;
    writeFileSync(file('i.png'), 'pixels');
    writeFileSync(file(`old/${output}`), 'pixels');
    return { file: file('i.png'), output };
  };

  /** A Markdown module for the browser. */
  function writeContent(text: string): string {
    const output = `assets/content/live-${hashText('live', 8)}.js`;
    mkdirSync(file('old/assets/content'), { recursive: true });
    writeFileSync(file(`old/${output}`), text);
    return output;
  }

  function keep(own: Partial<PageReport> = {}): ReturnType<typeof image> {
    const asset = image();
    const outputs = [writeOld('a.html', 'page')];
    const lists = { links: [], anchors: [], regions: [], assets: [asset], missing: [file('later.pdf')], outputs };
    const report = {
      locale: 'en',
      pathname: '/',
      title: '',
      noIndex: false,
      hydrationMode: 'islands' as const,
      ...lists,
    };
    const clientFiles = ['assets/js/a.js', writeContent('live')];
    openPageCache().keepPage('key', { ...report, islands: [], clientFiles, ...own });
    return asset;
  }

  it('is linked into the new output with its assets', () => {
    const { output } = keep();
    expect(openPageCache().reusePage('key', undefined)).toMatchObject({ pathname: '/' });
    expect(readFileSync(file('new/a.html'), 'utf8')).toBe('page');
    expect(readFileSync(file(`new/${output}`), 'utf8')).toBe('pixels');
    expect(readFileSync(file(`new/assets/content/live-${hashText('live', 8)}.js`), 'utf8')).toBe('live');
  });

  it.each([
    ['its file was changed', () => writeFileSync(file('old/a.html'), 'somebody else')],
    ['its file is gone', () => rmSync(file('old/a.html'))],
    ['an image was changed', () => writeFileSync(file('i.png'), 'others')],
    ['an image is broken in the old output', (output: string) => writeFileSync(file(`old/${output}`), 'pix')],
    ['an image is gone from the old output', (output: string) => rmSync(file(`old/${output}`))],
    ['its Markdown module is broken in the old output', () => writeContent('liv')],
    ['a file that it looked for has appeared', () => writeFileSync(file('later.pdf'), '')],
  ])('is made again when %s', (_, change) => {
    change(keep().output);
    expect(openPageCache().reusePage('key', undefined)).toBeUndefined();
  });

  it('is made again when it is React as a whole, and that code has changed', () => {
    keep({ app: 'one' });
    expect(openPageCache().reusePage('key', undefined)).toBeUndefined();
    expect(openPageCache().reusePage('key', 'two')).toBeUndefined();
    expect(openPageCache().reusePage('key', 'one')).toMatchObject({ app: 'one' });
  });
});

describe('a region of the last build', () => {
  const hash = hashText('<nav></nav>', 12);

  it.each([
    ['is taken over while the file of its branch is whole', '<nav></nav>', true],
    ['is made again when its file is not', '<nav>', false],
    ['is made again when its file is gone', undefined, false],
  ])('%s', (_, text, isKept) => {
    openPageCache().keepRegion({ locale: 'en', hash, branches: [hash], links: ['/a'], clientFiles: [] });
    if (text !== undefined) writeOld(`assets/regions/${hash}.html`, text);
    expect(openPageCache().reuseRegion('en', hash)?.links).toEqual(isKept ? ['/a'] : undefined);
  });
});
