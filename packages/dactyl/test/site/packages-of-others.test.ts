/**
 * Plugins and themes as their packages are in the field: made for webpack, in JavaScript with JSX, with packages of their
 * own. `npm run test:ecosystem` has real ones.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { launchBrowser } from '../browser.js';
import { startDactylServer } from './dactyl-server.js';
import { builtSite } from './built-fixture.js';
import { createSite } from './fixture.js';
import type { Output } from './output.js';

const manifest = (name: string, fields: object = {}) => JSON.stringify({ name, version: '1.0.0', ...fields });

const FILES = {
  'docusaurus.config.js': `module.exports = {
  title: 'Packages',
  url: 'https://packages.example',
  baseUrl: '/base/',
  presets: [['classic', {
    docs: { remarkPlugins: [require('remark-math').default], rehypePlugins: [require('rehype-katex').default] },
    theme: { customCss: './src/lamp.css' },
  }]],
  plugins: [
    './plugins/webpack.js',
    'docusaurus-plugin-esm',
    ['docusaurus-plugin-module-alias', { alias: { '@lights': require('path').join(__dirname, 'lib') } }],
  ],
  themes: ['docusaurus-theme-lamp'],
};`,
  'plugins/webpack.js': `const path = require('path');
class DefinePlugin { constructor() { this.definitions = { LAMPS: 3, 'process.env.HARBOUR': '"Holm"' }; } }
class CopyPlugin { constructor() { this.patterns = [{ from: 'data/*.csv', to: 'tables/[name][ext]' }]; } }
class MonacoEditorWebpackPlugin { options = { languages: [{ label: 'css', worker: { entry: 'vs/language/css/css.worker' } }] }; }
module.exports = () => ({
  name: 'webpack-parts',
  configureWebpack: (config, isServer, { currentBundler: { instance } }) => ({
    devtool: 'source-map',
    amd: {},
    resolve: { alias: { '@lib': path.join(__dirname, '../lib'), gone: false }, fallback: { path: require.resolve('tiny-path') }, extensions: ['.lamp.js'] },
    externals: { absent: 'absentLibrary', 'absent/styles.css': 'absent/styles.css' },
    plugins: [new DefinePlugin(), new CopyPlugin(), new MonacoEditorWebpackPlugin(), new instance.ProvidePlugin({ Tiny: ['tiny-path', 'join'] })],
    module: { rules: [
      { test: /\\.txt$/, use: 'raw-loader' },
      { test: /\\.csv$/, resourceQuery: /table/, type: 'asset/source' },
      { test: /\\.lines$/, use: { loader: path.join(__dirname, 'lines-loader.cjs'), options: { mark: '-' } } },
      { test: /\\.dat$/, type: 'json', parser: { parse: (text) => text.trim().split(' ') } },
    ] },
  }),
});`,
  'plugins/lines-loader.cjs': `module.exports = function (text) {
  const { mark } = this.getOptions();
  return 'module.exports = ' + JSON.stringify(text.trim().split('\\n').map((line) => mark + line));
};`,
  'node_modules/monaco-editor/package.json': manifest('monaco-editor', { module: './esm/vs/editor/editor.js' }),
  'node_modules/monaco-editor/esm/vs/editor/editor.js':
    'export const editor = () => MonacoEnvironment.getWorker("", "scss");',
  'node_modules/monaco-editor/esm/vs/editor/editor.worker.js': 'postMessage("worker of the editor");',
  'node_modules/monaco-editor/esm/vs/language/css/css.worker.js': 'postMessage("worker of CSS");',
  'src/pages/editor.js': `import { useEffect } from 'react';
import { editor } from 'monaco-editor';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
// An ES module, which runs where it is asked for, and so never on the server.
if (ExecutionEnvironment.canUseDOM) require('only-browser');
export default function Editor() { useEffect(() => void editor(), []); return <main>Editor</main>; }`,
  'node_modules/only-browser/package.json': manifest('only-browser', { type: 'module' }),
  'node_modules/only-browser/index.js': "import './part.js'; export default document.title;",
  'node_modules/only-browser/part.js': 'window.only = "browser";',
  'node_modules/tiny-path/package.json': manifest('tiny-path'),
  'node_modules/tiny-path/index.js': "exports.join = (...parts) => parts.join('|');",
  'node_modules/docusaurus-plugin-esm/package.json': manifest('docusaurus-plugin-esm', {
    type: 'module',
    exports: './index.js',
    dependencies: { 'old-words': '*' },
  }),
  // Babel, which the site format uses, takes the default export of such a package.
  'node_modules/docusaurus-plugin-esm/index.js': `import words from 'old-words';
import { writeFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
export default ({ outDir }) => ({
  name: 'esm',
  postBuild() { writeFileSync(path.join(outDir, 'words.txt'), words.say()); },
});`,
  'node_modules/old-words/package.json': manifest('old-words'),
  'node_modules/old-words/index.js':
    "Object.defineProperty(exports, '__esModule', { value: true }); exports.default = { say: () => 'said' };",
  'node_modules/docusaurus-theme-lamp/package.json': manifest('docusaurus-theme-lamp', {
    dependencies: { 'lamp-bulb': '*' },
    peerDependencies: { react: '*' },
  }),
  'node_modules/docusaurus-theme-lamp/index.js': `const fs = require('fs'); const path = require('path');
module.exports = (context) => {
  const folder = path.join(context.generatedFilesDir, 'lamp/default');
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'generated.js'), 'export const written = "by the theme";');
  return {
    name: 'lamp',
    getThemePath: () => path.join(__dirname, 'theme'),
    contentLoaded: ({ actions }) =>
      actions.addRoute({ path: context.baseUrl + 'search', component: '@theme/SearchPage', exact: true }),
  };
};`,
  'node_modules/docusaurus-theme-lamp/theme/SearchBar.js':
    'export default () => <form action="/find"><input name="q" /></form>;',
  'node_modules/docusaurus-theme-lamp/theme/SearchPage.js': 'export default () => <main>What was found</main>;',
  'node_modules/docusaurus-theme-lamp/theme/Lamp/index.js': `import React, { useState } from 'react';
import Bulb from 'lamp-bulb';
import { written } from '@generated/lamp/default/generated.js';
export default function Lamp() {
  const [on, setOn] = useState(false);
  const toggle = () => { new Worker(new URL('./worker.js', import.meta.url)); setOn(!on); };
  return <button className="lamp" onClick={toggle}>{written} {on ? 'on' : 'off'} <Bulb /></button>;
}`,
  'node_modules/docusaurus-theme-lamp/theme/Lamp/worker.js': `import { written } from '@generated/lamp/default/generated.js';
import { lib } from '@site/lib/index';
global.postMessage('worker ' + written + lib);`,
  // Only the theme sees it, as a package manager with a strict layout has it.
  'node_modules/docusaurus-theme-lamp/node_modules/lamp-bulb/package.json': manifest('lamp-bulb', {
    peerDependencies: { react: '*' },
  }),
  'node_modules/docusaurus-theme-lamp/node_modules/lamp-bulb/index.js': `const React = require('react');
exports.__esModule = true;
exports.default = function Bulb() { const [size] = React.useState(7); return React.createElement('i', null, 'bulb ' + size); };`,
  'node_modules/old-react/package.json': manifest('old-react', { peerDependencies: { react: '^18' } }),
  'node_modules/old-react/index.mjs': `import { Component, createFactory } from 'react';
import ReactDOM, { findDOMNode } from 'react-dom';
export class Old extends Component {
  componentDidMount() { this.setState({ tag: findDOMNode(this).tagName, same: ReactDOM.findDOMNode(null) }); }
  toggle() {
    this.box ??= document.body.appendChild(document.createElement('section'));
    if (!ReactDOM.unmountComponentAtNode(this.box)) ReactDOM.render(createFactory('q')({}, 'shown'), this.box);
  }
  render() { return createFactory('u')({ className: 'old', onClick: () => this.toggle() }, 'old ' + (this.state?.tag ?? '')); }
}
export const Size = ({ size, unit }) => createFactory('s')({}, size + unit);
Size.defaultProps = { size: 3, unit: 'm' };`,
  'data/tides/high.json': '{ "tide": "high" }',
  'data/tides/low.json': '{ "tide": "low" }',
  'data/tides/notes/spring.js': 'export const tide = "spring"; export default 1;',
  'src/folders.jsx': `import { Kind, kinds } from './kinds';
const tides = require.context('@site/data/tides', true, /\\.js(on)?$/);
const texts = require.context('!!raw-loader!../data', false, /\\.csv$/);
const low = (name) => require(\`../data/tides/\${name}.json\`).tide;
export const later = (name) => import('@site/data/tides/' + name + '.json');
export const Props = (props) => <code>{JSON.stringify(props)}</code>;
export default [tides.keys(), tides('./high.json').tide, tides('./notes/spring.js').tide, texts('./lamps.csv').default, low('low'), Kind === undefined, kinds];`,
  'src/kinds.ts': 'export type Kind = string; export const kinds: Kind[] = ["red"];',
  'src/pages/folders.js': `import folders from '../folders';
import { Old, Size } from 'old-react/index.mjs';
export default () => <main><pre>{JSON.stringify(folders)}</pre><Old /><Size size={5} /></main>;`,
  'data/lamps.csv': 'name,height\n',
  'node_modules/tiny-path/tiny.css': '.tiny { color: teal }',
  'src/lamp.css':
    "@import '~tiny-path/tiny.css'; .lamp { background: url('@site/src/lamp.svg') }\n.gone { background: url(./gone.png) }",
  'src/lamp.svg': `<svg xmlns="http://www.w3.org/2000/svg"><title>${'lamp '.repeat(1000)}</title></svg>`,
  'src/notes.txt': 'a <note>',
  'src/words.lines': 'one\ntwo\n',
  'src/few.dat': 'red green\n',
  'lib/index.js': "export const lib = 'from lib';",
  'src/part.lamp.js': "export const part = 'by its ending';",
  'src/pages/index.js': `import Lamp from '@theme/Lamp';
import { Context } from '@docusaurus/core/lib/client/docusaurusContext';
import useDocusaurusContext from '@docusaurus/core/lib/client/exports/useDocusaurusContext';
import gone from 'gone';
import { anything } from 'absent';
import 'absent/styles.css';
import path from 'path';
import { lib } from '@lib';
import { part } from '../part';
import notes from '../notes.txt';
import table from '../../data/lamps.csv?table';
import words from '../words.lines';
import few from '../few.dat';
const all = [lib, part, notes, table, words, few, LAMPS, process.env.HARBOUR, Tiny('a', 'b'), Object.keys(gone), anything === undefined];
const Title = () => <h1>{useDocusaurusContext().siteConfig.title}</h1>;
export default () => <main><Context.Provider value={{ ...useDocusaurusContext(), siteConfig: { title: 'Deep' } }}><Title /></Context.Provider><pre>{JSON.stringify(all)}</pre><Lamp /></main>;`,
  'src/pages/latest.js': `const posts = require('../../.docusaurus/docusaurus-plugin-content-blog/default/blog-post-list-prop-default.json');
import i18n from '@site/.docusaurus/i18n.json';
import config from '../../.docusaurus/docusaurus.config.mjs';
export default () => <main>{config.title} in {i18n.defaultLocale}<ul>{posts.items.map(({ title, permalink }) => <li key={permalink}><a href={permalink}>{title}</a></li>)}</ul></main>;`,
  'blog/2024-01-02-launch.md': '# The launch\n',
  'docs/intro.mdx': `import { lib } from '@lib/index';
import words from '@site/src/words.lines';
import { Props } from '@site/src/folders';
import { StrictMode } from 'react';

# Intro

<StrictMode>From {lib}, {words.join()}.</StrictMode>

<Props {...require('./answers.json')} />
`,
  'docs/math.mdx': `import { lib } from '@lights/index';\n\n# Math\n\nWith {lib}: $a^2$\n`,
  'docs/answers.json': '{ "200": "fine", "default": "none" }',
};

let siteDir: string;
let output: Output;
let log: string;

beforeAll(async () => {
  ({ siteDir, log, output } = await builtSite(createSite(FILES)));
});

describe('what plugins configure of webpack', () => {
  it('holds for the modules of a site', () => {
    expect(JSON.parse(output.page('index.html').one('pre').text)).toEqual([
      'from lib',
      'by its ending',
      'a <note>',
      'name,height\n',
      ['-one', '-two'],
      ['red', 'green'],
      3,
      'Holm',
      'a|b',
      [],
      true,
    ]);
  });

  it('holds for what Markdown imports', () => {
    expect(output.page('docs/intro/index.html').one('article').text).toContain('From from lib, -one,-two.');
  });

  it('holds for real packages: docusaurus-plugin-module-alias, beside remark-math and rehype-katex', () => {
    const text = output.page('docs/math/index.html').one('article');
    expect(text.text).toContain('With from lib:');
    expect(text.one('.katex annotation').text).toBe('a^2');
  });

  it('holds for attributes that Markdown takes from a file', () => {
    const code = output.page('docs/intro/index.html').one('article code');
    expect(JSON.parse(code.text)).toEqual({ 200: 'fine', default: 'none' });
  });

  it('copies files', () => {
    expect(output.read('tables/lamps.csv')).toBe('name,height\n');
  });

  it('adds the workers of the Monaco editor to pages that have one', () => {
    const scripts = output.files().filter((name) => name.endsWith('.js'));
    const [worker] = scripts.filter((name) => output.read(name).includes('worker of CSS'));
    expect(worker).toMatch(/^assets\/css\.worker-[\w-]+\.js$/);
    const starting = scripts.find((name) => output.read(name).includes('MonacoEnvironment??='));
    expect(output.read(starting ?? '')).toMatch(
      new RegExp(`scss:\\(\\)=>new Worker\\(.*${path.basename(worker ?? '')}`),
    );
  });

  it('is named where it has no counterpart', () => {
    expect(log).toContain(
      'webpack-parts configures parts of webpack that Dactyl does not have, and builds without them: "amd".',
    );
  });
});

describe('code that was written for webpack', () => {
  it('takes folders as a whole, and files by names of which only a part is written out', () => {
    expect(JSON.parse(output.page('folders/index.html').one('pre').text)).toEqual([
      ['./high.json', './low.json', './notes/spring.js'],
      'high',
      'spring',
      'name,height\n',
      'low',
      true,
      ['red'],
    ]);
  });

  it('may import types as if they were values, which is said', () => {
    expect(log).toContain(
      '"Kind" is not exported by src/kinds.ts: it is undefined where src/folders.jsx:1:10 imports it.',
    );
  });

  it('has what React 19 left out, which is said', () => {
    expect(output.page('folders/index.html').one('u.old').text).toBe('old');
    expect(log).toContain('The package old-react uses "findDOMNode", which React 19 no longer has.');
    expect(log.match(/The package old-react gives "defaultProps" to functions/g)).toHaveLength(1);
    expect(output.page('folders/index.html').one('s').text).toBe('5m');
  });

  it('finds, shows and removes elements as with React 18, in a browser', async () => {
    const server = await startDactylServer(['serve', siteDir]);
    onTestFinished(() => server.close());
    const browser = await launchBrowser();
    onTestFinished(() => browser.close());
    const page = await browser.newPage();
    await page.goto(`${server.origin}/base/folders`);
    const old = page.locator('u.old');
    await expect.poll(() => old.innerText()).toBe('old U');
    await old.click();
    await expect.poll(() => page.locator('body > section').allInnerTexts()).toEqual(['shown']);
    await old.click();
    await expect.poll(() => page.locator('body > section').allInnerTexts()).toEqual(['']);
  });
});

describe('a theme of another package', () => {
  it('may write JSX in .js files, import what it has generated, and have packages that it alone sees', () => {
    const lamp = output.page('index.html').one('button.lamp');
    expect(lamp.text).toBe('by the theme off bulb 7');
  });

  it('may have a search, whose page may have the address of ours, which is then gone', () => {
    expect(output.read('blog/index.html')).toContain('action="/find"');
    expect(output.read('search/index.html')).toContain('What was found');
    const traces = output
      .files()
      .filter((file) => /search/.test(file) || (file.endsWith('.html') && /data-search/.test(output.read(file))));
    expect(traces).toEqual(['search/index.html']);
  });

  it('has web workers whose modules import what those of a page do, and know "global"', () => {
    const files = readdirSync(path.join(siteDir, 'build/assets'), { recursive: true }).map(String);
    const worker = files.find((name) => /^worker-[\w-]+\.js$/.test(name)) ?? '';
    const text = output.read(`assets/${worker}`);
    expect(text).toMatch(/worker .*by the theme|by the theme.*worker /s);
    expect(text).toContain('from lib');
    expect(text).toContain('globalThis.postMessage');
  });
});

describe('a style sheet', () => {
  it('names files with @site, and packages with ~', () => {
    const sheets = output.files().filter((name) => name.endsWith('.css'));
    const css = sheets.map(output.read).join('\n');
    expect(css).toMatch(/\.lamp ?\{background:url\("?\/base\/assets\/[\w./-]*lamp[\w.-]*svg/);
    expect(css).toMatch(/\.tiny ?\{color:teal/);
  });

  it('reports an address that names no file', () => {
    expect(log.match(/There is no file "\.\/gone\.png", which url\(\) names in src\/lamp\.css:2:25/g)).toHaveLength(1);
  });
});

describe('an internal file of Docusaurus', () => {
  it('is the same thing of ours', () => {
    expect(output.page('index.html').one('h1').text).toBe('Deep');
  });
});

describe('the folder of what Docusaurus generates', () => {
  it('may be named in the code of a site, for the latest posts, say', () => {
    const main = output.page('latest/index.html').one('main');
    expect(main.text).toBe('Packages in enThe launch');
    expect(main.one('a').attributes['href']).toBe('/base/blog/2024/01/02/launch');
  });
});

describe('a plugin in ES modules', () => {
  it('gets the default export of packages that were compiled by Babel, and the folder that pages are written to', () => {
    expect(output.read('words.txt')).toBe('said');
  });
});
