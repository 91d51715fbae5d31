/** What pages import, and where their links lead, in the forms that only real sites use. */
import { beforeAll, describe, expect, it } from 'vitest';
import { createSite, type Fixture } from './fixture.js';
import { openOutput, type Output } from './output.js';

const CONFIG = `
/** Writes an import and an element that no text holds. */
const badge = () => (tree) => {
  const source = { type: 'Literal', value: '@site/src/Badge' };
  const local = { type: 'Identifier', name: 'Badge' };
  const estree = { type: 'Program', sourceType: 'module', body: [
    { type: 'ImportDeclaration', source, specifiers: [{ type: 'ImportDefaultSpecifier', local }] },
  ] };
  tree.children.unshift({ type: 'mdxjsEsm', value: 'import Badge from "@site/src/Badge"', data: { estree } });
  tree.children.push({ type: 'mdxJsxFlowElement', name: 'Badge', attributes: [], children: [] });
};
/** Waits for a second file, as plugins do that collect something from all. */
const together = () => {
  let count = 0;
  let go;
  const several = new Promise((resolve) => (go = resolve));
  return async (tree, file) => {
    if (++count === 2) go();
    if (!String(file).includes('More.')) await several;
  };
};
export default {
  title: 'Imports',
  url: 'https://imports.example',
  baseUrl: '/',
  presets: [['classic', { docs: { remarkPlugins: [badge, together] }, blog: false }]],
  themeConfig: { search: false, navbar: { title: 'Imports', items: [{ to: 'docs/deep/page', label: 'Page' }] } },
};`;

const FILES = {
  'docusaurus.config.mjs': CONFIG,
  'tsconfig.json': '{ "extends": "@nobody/tsconfig", "compilerOptions": { "jsx": "preserve" } }',
  'src/pages/index.md': '# Home',
  'notes.txt': 'as <is>',
  'data/list.yaml': '- name: one\n- name: two # and a comment\n',
  'data/birds.json': '[{ "name": "Tern" }]',
  'data/site.toml': 'title = "Marsh"\n\n[tide]\nhours = [6, 18]\n',
  'data/rows.csv': 'name,note\n"Gull, grey",""\n',
  'data/short.yml': 'place: Dunes\n',
  'src/Place.tsx':
    'import short from \'../data/short.yml\';\nexport default () => <p className="place">{short.place}</p>;',
  'data/flock/a.txt': 'Tern',
  'data/read.ts':
    "import fs from 'node:fs';\nexport const read = (file: string): string => fs.readFileSync(file, 'utf8');\n",
  'data/flock.data.ts': `import { read } from './read';
declare const data: { birds: string[]; since: Date };
export { data };
export default {
  watch: './flock/*.txt',
  load(files: string[]) {
    return { birds: files.map(read), since: new Date(0) };
  },
};
`,
  // An ordinary module of such a name.
  'src/kept.data.js': 'export const kept = "kept";\nexport default { kept };\n',
  'src/Flock.tsx': `import { useState } from 'react';
import { data } from '../data/flock.data';
import { kept } from './kept.data';
export default function Flock() {
  const [count, setCount] = useState(data.birds.length);
  return <button className="flock" onClick={() => setCount(count + 1)}>{data.birds.join()} {data.since.getTime()} {kept}</button>;
}
`,
  'src/Badge.jsx': 'export default () => <b className="badge">from a plugin</b>;',
  'src/Notes.tsx':
    'import notes from \'!!raw-loader!../notes.txt\';\nexport const Notes = () => <pre className="notes">{notes as string}</pre>;',
  'docs/intro.md': "# Intro\n\nTo be called as `require('not-installed/at-all')`, or [relative](deep/page#more).\n",
  'docs/deep/_part.mdx': 'import Link from \'@docusaurus/Link\';\n\n<Link to="../intro">up</Link>\n',
  'docs/deep/page.mdx': [
    "import list from '!!yaml-loader!../../data/list.yaml';",
    "import text from '!!raw-loader!@site/notes.txt';",
    "import { Notes } from '@site/src/Notes';",
    "import Part from './_part.mdx';",
    "import birds from '../../data/birds.json';\nimport site from '@site/data/site.toml';",
    "import rows from '../../data/rows.csv';\nimport source from '../../data/rows.csv?raw';",
    "import Place from '@site/src/Place';\nimport Flock from '@site/src/Flock';\nimport { data as flock } from '../../data/flock.data';",
    '\n<p className="data">{JSON.stringify([birds, site, rows, source])}</p>\n\n<p className="loaded">{flock.birds.length}</p>\n\n<Place/>\n\n<Flock/>\n',
    '\n# Title\n\n<p className="list">{list.map((item) => item.name).join(", ")}: {text}</p>\n\n<Notes/>\n\n## More\n\n<Part/>\n',
  ].join('\n'),
};

describe('a site', () => {
  let fixture: Fixture;
  let output: Output;

  beforeAll(async () => {
    fixture = createSite(FILES);
    await fixture.build();
    output = openOutput(fixture.file('build'));
  });

  it('holds what its plugins import', () => {
    expect(output.read('docs/intro/index.html')).toContain('<b class="badge">from a plugin</b>');
  });

  it('gets from imports with loaders what webpack would have made', () => {
    const page = output.page('docs/deep/page/index.html');
    expect(page.one('p.list').text).toBe('one, two: as <is>');
    expect(page.one('pre.notes').text).toBe('as <is>');
  });

  const data = () => {
    const page = output.page('docs/deep/page/index.html');
    return [
      JSON.parse(page.one('p.data').text) as unknown,
      ...['p.place', 'p.loaded', 'button.flock'].map((selector) => page.one(selector).text),
    ];
  };
  const rows = [{ name: 'Gull, grey', note: '' }];
  const rest = [{ title: 'Marsh', tide: { hours: [6, 18] } }, rows, 'name,note\n"Gull, grey",""\n'];

  it('gets the values of data, the text of a file by "?raw", and what a loader returns', () => {
    expect(data()).toEqual([[[{ name: 'Tern' }], ...rest], 'Dunes', '1', 'Tern 0 kept']);
  });

  it('gets them anew when a file has changed, also one that a loader watches, which runs on Node', async () => {
    fixture.edit('docs/intro.md', (text) => `${text}\nMore.\n`);
    fixture.edit('data/birds.json', (text) => text.replace('Tern', 'Skua'));
    fixture.edit('data/short.yml', (text) => text.replace('Dunes', 'Flats'));
    fixture.edit('data/flock/a.txt', (text) => text.replace('Tern', 'Gull'));
    fixture.write('data/flock/b.txt', 'Skua');
    await fixture.build();
    expect(data()).toEqual([[[{ name: 'Skua' }], ...rest], 'Flats', '2', 'Gull,Skua 0 kept']);
    // A page that changes later still holds what plugins import.
    expect(output.read('docs/intro/index.html')).toMatch(/More\.<\/p>\s*<b class="badge">from a plugin<\/b>/);
    const scripts = output
      .files()
      .filter((file) => file.endsWith('.js'))
      .map((file) => output.read(file));
    expect(scripts.some((text) => text.includes('Gull'))).toBe(true);
    expect(scripts.filter((text) => /readFileSync|flock\/\*/.test(text))).toEqual([]);
  });

  it('tells each mistake in data with its place', async () => {
    fixture.write('data/birds.json', '[\n  { "name": "Tern", }\n]\n');
    fixture.write('data/site.toml', 'title = "Marsh"\n[tide\n');
    fixture.write('data/rows.csv', 'name,note\nGull,grey,small\n');
    fixture.write('data/short.yml', 'place: a: b\n');
    fixture.write('data/flock.data.ts', 'export default {\n  load() {\n    throw new Error("no birds");\n  },\n};\n');
    const { code, output: printed } = await fixture.run(['build']);
    expect(code).toBe(1);
    const told = [...printed.matchAll(/^ {2}(The (?:file|data loader) .*)\n {4}(data\/\S+)$/gm)].map(
      (match) => `${match[2]} ${match[1]}`,
    );
    expect(told.toSorted()).toEqual([
      'data/birds.json:2:19 The file is not valid JSON: the comma before "}" is too many.',
      'data/flock.data.ts:3 The data loader flock.data.ts failed: no birds',
      'data/rows.csv:2:1 The file is not valid CSV: this line has 3 fields, the first one names 2.',
      'data/short.yml:1:9 The file does not parse: bad indentation of a mapping entry.',
      'data/site.toml:2:6 The file is not valid TOML: illegal character in key.',
    ]);
  });

  it('has links that lead to the same page with and without a slash behind the address', () => {
    expect(output.read('docs/intro/index.html')).toContain('href="/docs/deep/page#more"');
    expect(output.read('docs/deep/page/index.html')).toContain('<a href="/docs/intro">up</a>');
    const { text } = output.page('docs/intro/index.html').one('nav.navbar a[href="/docs/deep/page"]');
    expect(text).toBe('Page');
  });
});

it('fails when a plugin waits for what never comes', async () => {
  const fixture = createSite({
    'docusaurus.config.mjs': CONFIG,
    'docs/intro.md': '# Alone',
    'src/Badge.jsx': 'export default () => null;',
  });
  const { code, output } = await fixture.run(['build']);
  expect(code).toBe(1);
  expect(output).toContain('waits for a promise that is never settled');
});

describe('a page that imports', () => {
  it.each([
    [
      'a package that is missing',
      "import x from 'not-installed';",
      'The import "not-installed" names no file and no package.',
    ],
    [
      'with a loader that we lack',
      "import x from '!!csv-loader!./x.csv';",
      "needs webpack's csv-loader, which Dactyl does not run.",
    ],
    [
      'a file that is missing',
      "import x from '!!raw-loader!./x.txt';",
      'The import "!!raw-loader!./x.txt" names no file.',
    ],
  ])('%s ends the build and names the line', async (_, statement, message) => {
    const fixture = createSite({
      'docusaurus.config.mjs': CONFIG.replace('remarkPlugins: [badge, together]', ''),
      'docs/intro.mdx': `# Intro\n\n${statement}\n\n{String(x)}\n`,
    });
    const { code, output } = await fixture.run(['build']);
    expect(code).toBe(1);
    expect(output).toContain(message);
    expect(output).toMatch(/docs\/intro\.mdx:3:1\d/);
  });
});
