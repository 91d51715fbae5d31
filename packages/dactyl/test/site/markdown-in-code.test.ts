/** Markdown that React code imports: in pages, components, the theme and islands; what an edit makes anew. */
import { beforeAll, describe, expect, it } from 'vitest';
import { createSite, type Fixture } from './fixture.js';
import { islandMarks, openOutput, regionsOf, type Output } from './output.js';

const FILES = {
  'package.json': '{ "type": "module", "private": true }',
  'docusaurus.config.js': `export default {
  title: 'Markdown in code',
  url: 'https://markdown.example',
  baseUrl: '/base/',
  i18n: { defaultLocale: 'en', locales: ['en', 'zh'] },
  presets: [['classic', { blog: false }]],
  onBrokenLinks: 'ignore',
  themeConfig: { search: false, footer: { copyright: 'Ours' } },
};`,
  'docs/index.md': '---\nslug: /\n---\n\n# Plain\n\nText.\n',
  'docs/other.mdx': `import Quote from '@site/src/components/Quote';

# Other

<Quote />
`,
  'parts/readme.mdx': `---
title: From the front matter
---
import Small, { size } from './_small.mdx';
import { Chip } from '../src/components/Chip';
import Counter from '../src/components/Counter';

export const rows = ['first', 'second'];

# Read me

A *word* for {props.reader}, and [a doc](@site/docs/other.mdx). See [below](#steps).

## Steps

\`\`\`js
const a = 1;
\`\`\`

<Small />
<Chip text={size} />
<Counter start={4} />
<Shown />
<Local />
`,
  'parts/_small.mdx': 'export const size = "large";\n\nA small part.\n',
  'parts/quote.md': 'A quote from [the neighbour](./other), and ![a dot](./dot.svg).\n',
  'parts/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>',
  'parts/imprint.md': 'An **imprint**.\n',
  'parts/help.mdx': `import { Chip } from '../src/components/Chip';

export const hint = 'A hint';

Help is **near**, <Chip text="here" />, and [far](/docs/other).
`,
  'src/theme/MDXComponents.jsx': `import Components from '@theme-original/MDXComponents';
export default { ...Components, Shown: () => <em className="shown">by the theme</em> };`,
  'src/theme/Footer/Copyright/index.jsx': `import Imprint from '../../../../parts/imprint.md';
export default function Copyright() { return <div className="imprint"><Imprint /></div>; }`,
  'src/components/Chip.jsx': 'export function Chip({ text }) { return <b className="chip">{text}</b>; }',
  'src/components/Counter.jsx': `import { useState } from 'react';
export default function Counter({ start }) {
  const [count, setCount] = useState(start);
  return <button onClick={() => setCount(count + 1)}>{count}</button>;
}`,
  'src/components/Quote.jsx': `import Text from '@site/parts/quote.md';
export default function Quote() { return <blockquote><Text /></blockquote>; }`,
  'src/components/Help.jsx': `import { useState } from 'react';
import Text, { hint } from '@site/parts/help.mdx';
export default function Help() {
  const [isOpen, setIsOpen] = useState(false);
  return <section onClick={() => setIsOpen(!isOpen)}><p className="hint">{hint}</p>{!isOpen && <Text />}</section>;
}`,
  'src/pages/readme.jsx': `import Layout from '@theme/Layout';
import Readme, { contentTitle, frontMatter, rows, toc } from '../../parts/readme.mdx';
export default function Page() {
  return (
    <Layout title={frontMatter.title}>
      <main><Readme reader="you" components={{ Local: () => <i className="own">by the page</i> }} /></main>
      <pre className="exports">{JSON.stringify({ contentTitle, rows, toc })}</pre>
    </Layout>
  );
}`,
  'src/pages/index.md': '# Home\n',
  'src/pages/help.jsx': `import Layout from '@theme/Layout';
import Help from '../components/Help';
export default function Page() { return <Layout><Help /></Layout>; }`,
  'src/pages/whole.mdx': `---
hydration: full
---
import Help from '@site/src/components/Help';

<Help />
`,
  'parts/late.mdx': `import { Chip } from '../src/components/Chip';

Late **words**, <Chip text="late chip" />.
`,
  'src/components/Late.jsx': `import Text from '../../parts/late.mdx';
export default function Late() { return <aside><Text /></aside>; }`,
  'src/pages/late.jsx': `import { lazy, Suspense } from 'react';
import Layout from '@theme/Layout';
const Late = lazy(() => import('../components/Late'));
export default function Page() { return <Layout><Suspense fallback="…"><Late /></Suspense></Layout>; }`,
  'src/pages/text.jsx': `import text from '../../parts/imprint.md?raw';
import same from '!!raw-loader!../../parts/imprint.md';
import Layout from '@theme/Layout';
export default function Page() { return <Layout><p>{text}{text === same && 'Twice.'}</p></Layout>; }`,
};

let fixture: Fixture;
let output: Output;
beforeAll(async () => {
  fixture = createSite(FILES);
  output = openOutput(fixture.file('build'));
  await fixture.build();
});

const marks = (file: string) => islandMarks(output.read(file));

const isDocument = (file: string) => file.endsWith('.html') && !file.includes('assets/');
const documents = () => output.files().filter(isDocument);

let log = '';

/** Builds again; names the documents that were made anew. */
async function rebuild(...args: string[]): Promise<string[]> {
  const identities = () =>
    new Map(
      output
        .files()
        .filter(isDocument)
        .map((file) => [file, output.identity(file)]),
    );
  const before = identities();
  log = (await fixture.build({ args })).output;
  return [...identities()].flatMap(([file, identity]) => (before.get(file) === identity ? [] : [file]));
}

describe('Markdown in a React page', () => {
  it('is rendered like a page of its own, with its props, partials and components', () => {
    const main = output.page('readme/index.html').one('main');
    expect(main.one('h1').text).toBe('Read me');
    expect(main.one('p').text).toBe('A word for you, and a doc. See below.');
    expect(main.one('h2 a.hash-link').attributes.href).toBe('#steps');
    expect(main.one('.theme-code-block code').text).toContain('const a = 1;');
    expect(main.text).toContain('A small part.');
    expect(main.one('.chip').text).toBe('large');
    expect(main.one('.shown').text).toBe('by the theme');
    expect(main.one('.own').text).toBe('by the page');
  });

  it('exports what a Markdown file exports', () => {
    const page = output.page('readme/index.html');
    expect(page.one('title').text).toContain('From the front matter');
    expect(JSON.parse(page.one('.exports').text)).toEqual({
      contentTitle: 'Read me',
      rows: ['first', 'second'],
      toc: [{ value: 'Steps', id: 'steps', level: 2 }],
    });
  });

  it('may hold islands, and costs no script without', () => {
    expect(marks('readme/index.html').map(({ url }) => url)).toEqual([expect.stringMatching(/Counter-[\w-]+\.js$/)]);
    expect(marks('docs/other/index.html')).toEqual([]);
  });

  it('resolves links to pages and files, and relative links from the page that shows it', () => {
    expect(output.page('readme/index.html').all('main a')[0]?.attributes.href).toBe('/base/docs/other');
    expect(output.page('zh/readme/index.html').all('main a')[0]?.attributes.href).toBe('/base/zh/docs/other');
    const quote = output.page('docs/other/index.html').one('blockquote');
    expect(quote.one('a').attributes.href).toBe('/base/docs/other');
    const image = quote.one('img').attributes;
    expect(image).toMatchObject({ width: '4', height: '4' });
    expect(output.has((image.src ?? '').replace('/base/', ''))).toBe(true);
  });

  it('may stand in a part that is loaded late', () => {
    expect(output.page('late/index.html').one('aside').text).toBe('Late words, late chip.');
  });

  it('is text with "?raw" or a loader', () => {
    expect(output.page('text/index.html').one('p').text).toBe('An **imprint**. Twice.');
  });
});

describe('Markdown in a component of all pages', () => {
  it('is on all of them, in the region that they share', () => {
    for (const file of documents()) expect(output.page(file).one('.imprint strong').text, file).toBe('imprint');
    const inRegions = documents().map((file) =>
      regionsOf(output.read(file)).filter(({ html }) => html.includes('imprint')),
    );
    expect(new Set(inRegions.flat().map(({ id }) => id)).size).toBe(1);
  });
});

describe('Markdown in an island', () => {
  it('comes along as a file that the mark names', () => {
    const [mark] = marks('help/index.html');
    const { 'parts/help.mdx': url = '' } = mark?.contents ?? {};
    expect(output.read(url.replace('/base/', ''))).toContain('near');
    expect(mark?.preload).toContain(url);
    const section = output.page('help/index.html').one('section');
    expect(section.text).toContain('A hint');
    expect(section.one('.chip').text).toBe('here');
    expect(section.one('a').attributes.href).toBe('/base/docs/other');
  });

  it('has the links of its language', () => {
    expect(marks('zh/help/index.html')[0]?.contents).not.toEqual(marks('help/index.html')[0]?.contents);
    expect(output.page('zh/help/index.html').one('section a').attributes.href).toBe('/base/zh/docs/other');
  });

  it('comes along with a page that is React as a whole', () => {
    const [mark] = marks('whole/index.html');
    expect(mark).toMatchObject({ name: '$app' });
    expect(Object.keys(mark?.contents ?? {})).toContain('parts/help.mdx');
  });
});

describe('an edit', () => {
  it('of such files makes the pages that show them, also a doc that has one by a component, and no other', async () => {
    fixture.edit('parts/readme.mdx', (text) => text.replace('word', 'sentence'));
    fixture.edit('parts/quote.md', (text) => text.replace('A quote', 'Words'));
    expect(await rebuild()).toEqual([
      'docs/other/index.html',
      'readme/index.html',
      'zh/docs/other/index.html',
      'zh/readme/index.html',
    ]);
    expect(output.page('readme/index.html').one('main p').text).toContain('A sentence for you');
    expect(output.page('docs/other/index.html').one('blockquote').text).toContain('Words from');
  });

  it('of what the footer shows reaches all pages, and of what Markdown exports or imports the code', async () => {
    fixture.edit('parts/imprint.md', (text) => `${text}\n[Near](./near)\n`);
    fixture.edit('parts/help.mdx', (text) => text.replace('A hint', 'Advice').replace('hint', 'tip'));
    fixture.edit('src/components/Help.jsx', (text) => text.replaceAll('hint', 'tip'));
    fixture.write('src/components/Far.jsx', 'export default () => <u>farther</u>;\n');
    fixture.edit('parts/help.mdx', (text) => `import Far from '../src/components/Far';\n${text}\n<Far />\n`);
    expect(await rebuild('--explain')).toEqual(documents());
    expect(log).toContain(' pages: the text changed (parts/help.mdx, parts/imprint.md)');
    for (const file of documents()) expect(output.page(file).all('.imprint a'), file).toHaveLength(1);
    const href = (file: string) => output.page(file).one('.imprint a').attributes.href;
    expect(href('docs/other/index.html')).toBe('/base/docs/near');
    expect(href('readme/index.html')).toBe('/base/near');
    expect(output.page('help/index.html').one('.tip').text).toBe('Advice');
    expect(output.page('help/index.html').one('u').text).toBe('farther');
  });

  it('that breaks it ends the build with its place', async () => {
    fixture.edit('parts/quote.md', (text) => `${text}\n![gone](./gone.png)\n`);
    const { code, output: printed } = await fixture.run(['build']);
    expect(code).toBe(1);
    expect(printed).toContain('The image "./gone.png" was not found.');
    expect(printed).toContain('parts/quote.md:3:1');
  });
});
