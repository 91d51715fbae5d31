/** What a build makes of components that need the browser: files, settings, reports; and what it leaves out. */
import { brotliCompressSync, constants } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import type { BootSettings } from '../../src/shared/boot-settings.js';
import { builtSite } from './built-fixture.js';
import { createSite, type Fixture } from './fixture.js';
import { islandMarks, openOutput, type Output } from './output.js';

const FILES = {
  'package.json': '{ "type": "module", "private": true }',
  'docusaurus.config.js': `export default {
  title: 'Islands',
  url: 'https://islands.example',
  baseUrl: '/base/',
  customFields: { years: [2021, 2023, 2022] },
  presets: [['classic', { blog: false }]],
  themeConfig: { search: false },
};`,
  'i18n/en/code.json': '{ "theme.NotFound.title": { "message": "Nothing here" } }',
  'docs/index.md': '---\nslug: /\n---\n\n# Plain\n\nText.\n',
  'docs/live.mdx': `import { useState } from 'react';
import Box from '@site/src/components/Box';
import list from '../src/list.json';
import styles from './live.module.css';
import '../src/live.css';

export const Live = () => {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{count}</button>;
};

# Live

<Live />
<Box />
<ul className={styles.list}>{list.map((item) => <li key={item}>{item}</li>)}</ul>
`,
  'docs/live.module.css': '.list { color: navy; }',
  'src/live.css': '.live { color: teal; }',
  'src/list.json': '["one", "two"]',
  'src/components/Counter.jsx': `import { useState } from 'react';
import styles from './Counter.module.css';
export function Counter({ start }) {
  const [count, setCount] = useState(start);
  return <button className={styles.red} onClick={() => setCount(count + 1)}>{count}</button>;
}`,
  'src/components/Counter.module.css': '.red { color: red; }',
  'src/components/Box.jsx': 'export default function Box() { return <div>box</div>; }',
  'src/components/Unused.jsx':
    "import { useState } from 'react';\nexport default function Unused() { return useState('never shown')[0]; }",
  'src/pages/unused.jsx':
    "import Unused from '../components/Unused';\nexport default function Page() { return <p>{false && <Unused />}</p>; }",
  'src/pages/later.jsx': `import { useEffect, useState } from 'react';
export default function Later() {
  const [state, setState] = useState('waits');
  useEffect(() => {
    import(/* webpackIgnore: true */ 'https://elsewhere.example/player.js').catch(() => {});
    import('./later.css').then(() => setState('has its style'));
  }, []);
  return <p className="later">{state}</p>;
}`,
  'src/pages/later.css': '.later { color: green; }',
  'src/pages/sorted.jsx': `import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
export default function Sorted() {
  return <p>{useDocusaurusContext().siteConfig.customFields.years.sort().join(' ')}</p>;
}`,
  'src/components/Chosen.jsx': `import { Hydrate } from 'dactyl/client';
import { Counter } from './Counter';
export default function Chosen() {
  return <Hydrate when="visible"><Counter start={6} /></Hydrate>;
}`,
  'src/pages/chosen.mdx': `import { Counter } from '../components/Counter';
import Chosen from '../components/Chosen';

# Chosen

<Hydrate when="never"><Counter start={4} /></Hydrate>

<Hydrate when="idle" media="(min-width: 997px)"><Counter start={5} /></Hydrate>

<Chosen />
`,
  'src/pages/index.jsx': `import Layout from '@theme/Layout';
import { Counter } from '../components/Counter';
export default function Home() {
  return <Layout><main><h1>Home</h1><Counter start={3} /></main></Layout>;
}`,
};

let fixture: Fixture;
let output: Output;
beforeAll(async () => {
  fixture = createSite(FILES);
  output = openOutput(fixture.file('build'));
  await fixture.build();
});

const marks = (file: string) => islandMarks(output.read(file));

function settings(file: string): BootSettings {
  const [, json = ''] = /id="dactyl-settings">(.*?)<\/script>/.exec(output.read(file)) ?? [];
  return JSON.parse(json) as BootSettings; // what the build wrote
}

const withoutBase = (url: string) => url.replace(/^\/base\//, '');

describe('a page with an island', () => {
  it('names the file of its component, which is there with all that it imports', () => {
    const [mark] = marks('index.html');
    expect(mark).toMatchObject({ name: 'Counter', when: 'event' });
    const files = [mark?.url ?? '', ...(mark?.preload ?? [])].map(withoutBase);
    expect(files.filter((file) => !output.has(file))).toEqual([]);
    expect(output.read(files[0] ?? '')).toContain('useState');
  });

  it('loads the script that waits for islands, and names React and the data for later', () => {
    const { watch = '', hydrate = '', data } = settings('index.html').islands ?? {};
    const scripts = output.page('index.html').all('script[src]');
    expect(scripts.map((script) => script.attributes.src)).toContain(watch);
    for (const url of [watch, hydrate, ...Object.values(data ?? {})])
      expect(output.has(withoutBase(url)), url).toBe(true);
    expect(JSON.parse(output.read(withoutBase(data?.site ?? '')))).toMatchObject({ siteConfig: { title: 'Islands' } });
    expect(JSON.parse(output.read(withoutBase(data?.messages ?? '')))).toEqual({
      'theme.NotFound.title': 'Nothing here',
    });
  });

  it('names the data as configured when a component of the site changes what it is given', () => {
    expect(output.page('sorted/index.html').one('p').text).toBe('2021 2022 2023');
    const { data } = settings('index.html').islands ?? {};
    expect(JSON.parse(output.read(withoutBase(data?.site ?? '')))).toMatchObject({
      siteConfig: { customFields: { years: [2021, 2023, 2022] } },
    });
  });

  it('has React and what hydrates in one file of at most 62 KB', () => {
    const file = withoutBase(settings('index.html').islands?.hydrate ?? '');
    expect(output.read(file)).not.toMatch(/\bimport\s*[{*"'`]|\bfrom\s*["'`]/);
    // What packages for React 18 get is not for React DOM itself, which has names of that kind.
    expect(output.read(file)).not.toContain('unmountComponentAtNode');
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
    expect(brotliCompressSync(output.read(file), quality).length).toBeLessThan(62 * 1024);
  });

  it('has its styles, under the same names, in a sheet that no other page loads', () => {
    const name = output.page('index.html').one('main button').attributes.class ?? '';
    const [url = ''] = marks('index.html').map((mark) => mark.url);
    expect(output.read(withoutBase(url))).toContain(name);
    const sheetsOf = (file: string) =>
      [...output.read(file).matchAll(/<link [^>]*rel="stylesheet" href="([^"]*)"/g)].map(([, sheet = '']) => sheet);
    const [shared, own, ...others] = sheetsOf('index.html');
    expect(others).toEqual([]);
    expect(output.read(withoutBase(own ?? ''))).toContain(`.${name}`);
    expect(output.read(withoutBase(shared ?? ''))).not.toContain(`.${name}`);
    // Markdown that imports a sheet has it likewise.
    const [common, imported = '', ...more] = sheetsOf('docs/live/index.html');
    expect([common, more]).toEqual([shared, []]);
    expect(output.read(withoutBase(imported))).toMatch(/^\.list_\w{4}\{color:navy\}\s*$/);
  });

  it('may load scripts of other sites and style sheets when it runs', () => {
    const [mark] = marks('later/index.html');
    expect(output.read(withoutBase(mark?.url ?? ''))).toContain('https://elsewhere.example/player.js');
    const sheets = output.page('later/index.html').all('link[rel="stylesheet"]');
    const styles = sheets.map(({ attributes: { href = '' } }) => output.read(withoutBase(href)));
    expect(styles.join('\n')).toContain('.later{color:green}');
  });

  it('may be a Markdown file, which is written as a module, with the data and styles that it imports', () => {
    const [mark] = marks('docs/live/index.html');
    expect(mark?.name).toBe('$content');
    const text = output.read(withoutBase(mark?.url ?? ''));
    const [, imported = ''] = /"@site\/src\/components\/Box":\{"url":"([^"]*)"/.exec(text) ?? [];
    expect(output.has(withoutBase(imported))).toBe(true);
    const [, data = ''] = /"\.\.\/src\/list.json":\{"url":"([^"]*)"/.exec(text) ?? [];
    expect(output.read(withoutBase(data))).toContain('two');
    const [list] = output
      .page('docs/live/index.html')
      .all('main ul')
      .filter(({ text: shown }) => shown === 'onetwo');
    const [, style = ''] = /"\.\/live.module.css":\{"url":"([^"]*)"/.exec(text) ?? [];
    expect(output.read(withoutBase(style))).toContain(list?.attributes.class);
  });
});

describe('a page without islands', () => {
  it('loads none of it', () => {
    const scripts = output.page('docs/index.html').all('script[src]');
    expect(scripts).toHaveLength(1);
    expect(output.shell('docs/index.html')).toMatch(/^\w+$/);
    expect(output.shell('docs/index.html')).toBe(output.shell('index.html'));
  });

  it('leaves what only it could need out of the output', () => {
    expect(output.files().filter((file) => /Unused|unused-/.test(file))).toEqual([]);
    const scripts = output.files().filter((file) => file.endsWith('.js'));
    expect(scripts.filter((file) => output.read(file).includes('never shown'))).toEqual([]);
  });
});

describe('a site without components', () => {
  it('has neither React nor a bundle for it', async () => {
    const plain = createSite({
      'package.json': FILES['package.json'],
      'docusaurus.config.js': FILES['docusaurus.config.js']
        .replace('blog: false', "blog: false, docs: { routeBasePath: '/' }")
        .replace('search: false', ''),
      'docs/index.md': `${FILES['docs/index.md']}\n\`\`\`js\nconst f = () => useState(0);\n\`\`\`\n`,
    });
    const { files, read } = (await builtSite(plain)).output;
    // The last ones come when the search is opened, and on its page, and have a React of their own.
    const scripts = files().filter((file) => file.endsWith('.js'));
    expect(scripts.map((file) => file.replace(/-[\w-]{8}(?=\.js$|\/)/, ''))).toEqual([
      'assets/js/boot.js',
      'assets/js/choose-tabs.js',
      'assets/js/router.js',
      'assets/js/search/dialog.js',
      'assets/js/search/page.js',
      'assets/js/search/session.js',
      'assets/js/search-failure.js',
    ]);
    expect(files().filter((file) => file.startsWith('assets/data'))).toEqual([]);
    // Vite's helper around `import()`, 0.6 KB on each page.
    expect(read(scripts[0] ?? '')).not.toContain('preloadError');
  });
});

describe('a component in <Hydrate>', () => {
  it('hydrates when its author says, in Markdown and in components', () => {
    expect(marks('chosen/index.html').map(({ when, media }) => ({ when, media }))).toEqual([
      { when: 'media', media: { query: '(min-width: 997px)', occasion: 'idle' } },
      { when: 'visible', media: undefined },
    ]);
    expect(
      output
        .page('chosen/index.html')
        .all('button')
        .map(({ text }) => text),
    ).toEqual(expect.arrayContaining(['4', '5', '6']));
  });

  it('ends the build with the page when the author says what there is not', async () => {
    fixture.edit('src/pages/chosen.mdx', (text) => text.replace('when="never"', 'when="nevr"'));
    const { code, output: printed } = await fixture.run(['build']);
    fixture.edit('src/pages/chosen.mdx', (text) => text.replace('when="nevr"', 'when="never"'));
    expect(code).toBe(1);
    expect(printed).toMatchInlineSnapshot(`
      "✓ Load site in <time>
      ✓ Render pages (8) in <time>
      error <Hydrate> does not know when="nevr".
        src/pages/chosen.mdx:6:1
            5 |
          > 6 | <Hydrate when="nevr"><Counter start={4} /></Hydrate>
              | ^
            7 |
        Did you mean "never"? There are "load", "idle", "visible", "interaction", "never"."
    `);
  });
});

describe('dactyl why', () => {
  const why = async (...args: string[]) => maskBytes((await fixture.run(['why', ...args])).output);
  /** Names of files with hashes are in the mark, so its length is none to rely on. */
  const maskBytes = (text: string) => text.replace(/\d+( +)(?=it calls)/g, (_, gap: string) => `N${gap}`);

  it('names each island, and says why', async () => {
    expect(await why('/')).toMatchInlineSnapshot(`
      "/base/ is islands: React runs in the browser for these components, and for nothing else.

      Component  Where                         Wakes     Found by  Bytes  Why
      Counter    src/components/Counter.jsx:3  on touch  analysis  N    it calls useState (src/components/Counter.jsx:4)"
    `);
    expect(await why('/base/docs/live')).toMatchInlineSnapshot(`
      "/base/docs/live is islands: React runs in the browser for these components, and for nothing else.

      Component  Where            Wakes     Found by   Bytes  Why
      the text   docs/live.mdx:1  on touch  rendering  N    it calls useState"
    `);
  });

  it('says what an author has chosen', async () => {
    expect(await why('/base/chosen')).toMatchInlineSnapshot(`
      "/base/chosen is islands: React runs in the browser for these components, and for nothing else.

      Component  Where                         Wakes                                            Found by  Bytes  Why
      Counter    src/components/Counter.jsx:3  when idle if (min-width: 997px), says <Hydrate>  analysis  N    it calls useState (src/components/Counter.jsx:4)
      Counter    src/components/Counter.jsx:3  in view, says <Hydrate>                          analysis  N    it calls useState (src/components/Counter.jsx:4)"
    `);
  });

  it('says that nothing runs on a static page', async () => {
    expect(await why('https://islands.example/base/docs/')).toMatchInlineSnapshot(
      `"/base/docs/ is static: nothing of React runs in the browser on this page."`,
    );
  });

  it('suggests a page, and prints JSON', async () => {
    expect(await why('/docs/liev')).toMatchInlineSnapshot(`
      "error There is no page "/docs/liev".
        Did you mean /base/docs/live?"
    `);
    expect(JSON.parse(await why('/', '--json'))).toMatchObject({
      hydrationMode: 'islands',
      islands: [{ name: 'Counter', line: 3 }],
    });
  });

  it('leaves the pages of the last build as they are: another one keeps those with islands, and their files', async () => {
    const before = output.contents();
    const identity = output.identity('docs/live/index.html');
    expect((await fixture.build()).output).toContain('unchanged): ');
    expect(output.identity('docs/live/index.html')).toBe(identity);
    expect([...output.contents().keys()]).toEqual([...before.keys()]);
  });
});

describe('a page that asks to be React as a whole', () => {
  it('gets it, the others stay as they are', async () => {
    const before = output.identity('docs/live/index.html');
    fixture.edit('docs/index.md', (text) => text.replace('slug: /', 'slug: /\nhydration: full'));
    const { output: printed } = await fixture.build();
    expect(printed).toMatch(/4 with islands, 1 full/);
    const [app] = marks('docs/index.html');
    expect(app?.name).toBe('$app');
    expect(output.has(withoutBase(app?.url ?? ''))).toBe(true);
    expect(output.identity('docs/live/index.html')).toBe(before);
    expect(output.shell('docs/index.html')).not.toBe(output.shell('index.html'));
    expect((await fixture.build()).output).toContain('unchanged): ');
    expect(marks('docs/index.html')).toEqual([app]);
  });

  it('is an error for an unknown mode of hydration', async () => {
    fixture.edit('docs/index.md', (text) => text.replace('hydration: full', 'hydration: all'));
    const { code, output: printed } = await fixture.run(['build']);
    expect(code).toBe(1);
    expect(printed).toContain('must be one of "islands", "adopted", "full"');
    fixture.edit('docs/index.md', (text) => text.replace('hydration: all', 'hydration: islands'));
  });
});
