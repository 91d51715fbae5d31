import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createEmptyCache, type Cache } from '../base/cache.js';
import { hashText } from '../base/hash.js';
import type { ContentReport, EngineInit, PageJob, PageReport } from '../pipeline/engine-types.js';
import { createContentTexts } from '../site/content-texts.js';
import { createPageCache, type PageCacheInput } from './page-cache.js';
import { createExplanation } from './made-again.js';

let root: string;
let cache: Cache;
const file = (name: string) => path.join(root, name);

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'page-cache-'));
  for (const dir of ['old/page-branch', 'old/assets/images', 'new']) mkdirSync(file(dir), { recursive: true });
  const values = new Map<string, Buffer>();
  cache = {
    ...createEmptyCache(),
    get: (namespace, key) => values.get(`${namespace}:${key}`),
    put: (namespace, key, value) => void values.set(`${namespace}:${key}`, Buffer.from(value)),
  };
});
afterEach(() => rmSync(root, { recursive: true }));

/** Of a site's data only that there is some counts here. */
interface Opening {
  code?: string;
  processor?: object;
  site?: object;
  /** Docs of a version, of which pages note what they read. */
  docs?: Record<string, unknown>;
  onMade?: PageCacheInput['onMade'];
}

function openPageCache({ code = 'code', processor = {}, site = {}, docs = {}, onMade }: Opening = {}) {
  const version = {
    ...level,
    props: { version: { docs } },
    records: { 'version.docs': '0 version.docs' },
    recordTexts: ['label'],
  };
  const locale = { site: { siteConfig: {}, ...site }, outSubdir: '', processors: [processor], sharedLevels: [version] };
  const init = { siteDir: root, assetBaseUrl: '/', generator: 'g', locales: { en: locale } } as unknown as EngineInit; // the fields that are read
  return createPageCache({
    cache,
    init,
    code: { own: 'own', bundle: code },
    oldDir: file('old'),
    newDir: file('new'),
    texts: createContentTexts(),
    onMade,
  });
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
    ['the code', openKey({ code: 'other' })],
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

describe('why a page is made again', () => {
  const report: PageReport = {
    locale: 'en',
    pathname: '/',
    title: '',
    noIndex: false,
    links: [],
    anchors: [],
    entries: [],
    regions: [],
    assets: [],
    missing: [],
    outputs: [],
    hydrationMode: 'static',
    islands: [],
    clientFiles: [],
  };
  const intro = { ...use, metadata: { title: 'Intro', next: { title: 'Next' } } };
  const part = () => ({ kind: 'contentUse' as const, use: { ...use, id: 'p', file: file('_p.md') } });
  const page = (own: Partial<typeof intro> = {}, rest: Partial<PageJob> = {}): PageJob => ({
    ...job,
    uses: { a: { ...intro, file: file('docs/a.md'), ...own } },
    ...rest,
  });

  /** Makes the page in one build, and in a second one, which says why. */
  interface Change {
    job?: PageJob;
    texts?: typeof reports;
    options?: Opening;
  }

  function explain(change: Change) {
    const make = (pageCache: ReturnType<typeof openPageCache>, made: PageJob, texts: ReturnType<typeof reports>) =>
      pageCache.keepPage(pageCache.pageKey(made, texts), report, { job: made, reports: texts });
    make(openPageCache(), page(), reports());
    const explanation = createExplanation(new Set(['/']));
    const again = openPageCache({ ...change.options, onMade: (made) => explanation.add(made) });
    make(again, change.job ?? page(), change.texts?.('other') ?? reports());
    return explanation.describe({ kept: 2, bundleChanges: ['src/theme/Footer.tsx'] });
  }

  it.each<[string, () => Change]>([
    ['the text changed (docs/a.md)', () => ({ texts: reports })],
    ['what the text imports changed (_p.md)', () => ({ job: page({ imports: { './_p.md': part() } }) })],
    [
      'what the plugin knows of the page changed (title)',
      () => ({ job: page({ metadata: { ...intro.metadata, title: 'X' } }) }),
    ],
    ['a neighbour changed (next.title)', () => ({ job: page({ metadata: { title: 'Intro', next: { title: 'X' } } }) })],
    ['a link leads elsewhere', () => ({ job: page({ links: { 0: '/b' } }) })],
    ['the data of the page changed (list)', () => ({ job: page({}, { level: { ...level, props: { list: [1] } } }) })],
    ['the route changed (alternates.de)', () => ({ job: page({}, { alternates: { de: '/de/' } }) })],
    ['the configuration changed (title)', () => ({ options: { site: { siteConfig: { title: 'X' } } } })],
    ['the global data of a plugin changed (docs.x)', () => ({ options: { site: { globalData: { docs: { x: 1 } } } } })],
    ['the settings of the language changed (processors)', () => ({ options: { processor: { format: 'md' } } })],
    ['the bundle of code and styles changed (src/theme/Footer.tsx)', () => ({ options: { code: 'other' } })],
    ['a file of the last output is gone', () => ({})],
  ])('is that %s', (reason, change) => {
    const [title, ...lines] = explain(change()).split('\n');
    expect([title, ...lines.slice(0, 2)]).toEqual([
      'Why pages were made:',
      `  1 page: ${reason}`,
      '  2 pages: kept, nothing changed',
    ]);
  });

  it('is told in full with old and new values, and with all that the page is made of', () => {
    const told = explain({ job: page({ metadata: { ...intro.metadata, title: 'Start' } }), texts: reports });
    expect(told).toContain('\n/ was made: the text changed.\n');
    expect(told).toContain('\n    metadata.title: "Intro" → "Start"\n');
    expect(told).toMatch(/\n {4}text: docs\/a\.md #\w+ → docs\/a\.md #\w+\n/);
    expect(told).toContain('\n    metadata.next.title: "Next"\n');
    expect(told).toContain('\n    Dactyl itself: own');
  });

  it('is not known of a page that no build has made', () => {
    const explanation = createExplanation(new Set());
    openPageCache({ onMade: (made) => explanation.add(made) }).keepPage('key', report, { job, reports: reports() });
    expect(explanation.describe({ kept: 0, bundleChanges: [] })).toBe(
      'Why pages were made:\n  1 page: there was no such page in an earlier build',
    );
  });
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
    const lists = {
      links: [],
      anchors: [],
      entries: [],
      regions: [],
      assets: [asset],
      missing: [file('later.pdf')],
      outputs,
    };
    const report = {
      locale: 'en',
      pathname: '/',
      title: '',
      noIndex: false,
      hydrationMode: 'islands' as const,
      ...lists,
    };
    const clientFiles = ['assets/js/a.js', writeContent('live')];
    openPageCache().keepPage('key', { ...report, islands: [], clientFiles, ...own }, { job, reports: reports() });
    return asset;
  }

  function reuse(appHash?: string) {
    const pageCache = openPageCache();
    const report = pageCache.findPage('key', appHash);
    return report && pageCache.linkPage(report) ? report : undefined;
  }

  it('is linked into the new output with its assets', () => {
    const { output } = keep();
    expect(reuse()).toMatchObject({ pathname: '/' });
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
    expect(reuse()).toBeUndefined();
  });

  it('is made again when it is React as a whole, and that code has changed', () => {
    keep({ app: 'one' });
    expect(reuse()).toBeUndefined();
    expect(reuse('two')).toBeUndefined();
    expect(reuse('one')).toMatchObject({ app: 'one' });
  });
});

describe('a page that shows data of other pages', () => {
  const docs = { a: { title: 'A' }, b: { title: 'B' } };
  const keyWith = (changed: Record<string, unknown>) => openPageCache({ docs: changed }).pageKey(job, reports());
  const edited = { ...docs, b: { title: 'B', description: 'Edited.' } };

  it.each([
    ['nothing of', [], true],
    ['another entry than', ['0 version.docs a'], true],
    ['', ['0 version.docs a', '0 version.docs b'], false],
    ['all of', ['0 version.docs'], false],
  ])('that read %s what changed', (_, entries, isKept) => {
    const key = keyWith(docs);
    const report = { locale: 'en', pathname: '/', title: '', noIndex: false, hydrationMode: 'static' as const };
    const lists = { links: [], anchors: [], regions: [], assets: [], missing: [], islands: [], clientFiles: [] };
    const outputs = [writeOld('a.html', 'page')];
    openPageCache({ docs }).keepPage(key, { ...report, ...lists, outputs, entries }, { job, reports: reports() });
    const explanation = createExplanation(new Set(['/']));
    const again = openPageCache({ docs: edited, onMade: (page) => explanation.add(page) });
    expect(keyWith(edited)).toBe(key);
    expect(again.findPage(key, undefined) !== undefined).toBe(isKept);
    again.keepPage(key, { ...report, ...lists, outputs, entries }, { job, reports: reports() });
    const reason = '1 page: data of another page that it shows changed (version.docs';
    expect(explanation.describe({ kept: 0, bundleChanges: [] }).includes(reason)).toBe(!isKept);
  });

  it.each([
    ['', ['0 version.docs guide', '0 version.docs guide\tlabel\t/1/items/0'], false],
    ['another text than', ['0 version.docs guide', '0 version.docs guide\tlabel\t/0'], true],
    ['no text beside', ['0 version.docs guide'], true],
    ['all texts with', ['0 version.docs guide\tlabel'], false],
  ])('that read %s the text which changed', (_, entries, isKept) => {
    const guide = (label: string) => ({ docs: { guide: [{ label: 'One' }, { label: 'Two', items: [{ label }] }] } });
    const report = { locale: 'en', pathname: '/', title: '', noIndex: false, hydrationMode: 'static' as const };
    const lists = { links: [], anchors: [], regions: [], assets: [], missing: [], islands: [], clientFiles: [] };
    const outputs = [writeOld('a.html', 'page')];
    openPageCache(guide('Three')).keepPage('k', { ...report, ...lists, outputs, entries }, { job, reports: reports() });
    expect(openPageCache(guide('Other')).findPage('k', undefined) !== undefined).toBe(isKept);
  });

  it('depends on which entries there are', () => {
    expect(keyWith({ a: docs.a })).not.toBe(keyWith(docs));
  });
});

describe('a region of the last build', () => {
  const hash = hashText('<nav></nav>', 12);
  const place = { id: 'sidebar', hash: 'r', shown: '' };
  const region = { locale: 'en', id: 'sidebar', hash: 'r', entries: [], branches: [], links: ['/a'], clientFiles: [] };

  it.each([
    ['is taken over while the file of its branch is whole', '<nav></nav>', true],
    ['is made again when its file is not', '<nav>', false],
    ['is made again when its file is gone', undefined, false],
  ])('%s', (_, text, isKept) => {
    const branches = [{ name: 'b', hash }];
    openPageCache().keepRegion({ ...region, branches });
    if (text !== undefined) writeOld('page-branch/b.html', text);
    expect(openPageCache().reuseRegion('en', place)?.links).toEqual(isKept ? ['/a'] : undefined);
  });

  it('is rendered again when a text of what it was made of changed', () => {
    const sidebar = (label: string) => ({ docs: { guide: [{ href: '/a', items: [{ label }] }] } });
    const entries = ['0 version.docs guide', '0 version.docs guide\tlabel'];
    openPageCache(sidebar('A')).keepRegion({ ...region, entries });
    expect(openPageCache(sidebar('A')).reuseRegion('en', place)).toBeDefined();
    expect(openPageCache(sidebar('B')).reuseRegion('en', place)).toBeUndefined();
  });
});
