/** Plugins of PostCSS, from hooks and from a file: what they make of style sheets, and when bundles are made anew. */
import { beforeAll, describe, expect, it } from 'vitest';
import { createSite, type Fixture } from './fixture.js';
import { openOutput } from './output.js';

/** What Tailwind does, in a few lines: `@sizes` becomes a rule for each class that a document uses. */
const SIZES_PLUGIN = `
const fs = require('node:fs');
const path = require('node:path');
const docs = path.join(__dirname, 'docs');
const sizes = {
  postcssPlugin: 'sizes',
  AtRule: {
    sizes(rule, { result, parse }) {
      const texts = fs.readdirSync(docs).map((name) => fs.readFileSync(path.join(docs, name), 'utf8'));
      if (texts.some((text) => text.includes('size-none'))) throw rule.error('No');
      const used = new Set(texts.flatMap((text) => text.match(/size-\\d+/g) ?? []));
      rule.replaceWith(...[...used].flatMap((name) => parse('.' + name + ' { width: ' + name.slice(5) + 'rem }').nodes));
      result.messages.push({ type: 'dir-dependency', plugin: 'sizes', dir: docs, glob: '**/*.mdx' });
    },
  },
};
module.exports = () => ({ name: 'sizes', configurePostCss(options) { options.plugins.push(sizes); } });
`;

const FILES = {
  'docusaurus.config.js': `module.exports = {
    title: 'CSS', url: 'https://css.example', baseUrl: '/', plugins: ['./sizes-plugin.js'],
    themeConfig: { search: false },
    presets: [['classic', { blog: false, docs: { routeBasePath: '/' }, theme: { customCss: './custom.css' } }]],
  };`,
  'sizes-plugin.js': SIZES_PLUGIN,
  'postcss.config.cjs': `const rename = { postcssPlugin: 'rename', Declaration: { tone: (each) => void (each.prop = 'color') } };
    module.exports = { plugins: [rename] };`,
  'custom.css': '@sizes;\n.toned { tone: rebeccapurple }\n',
  'docs/one.mdx': '---\nslug: /\n---\n\n# One\n\n<p className="size-41">one</p>\n',
  'src/pages/page.module.css': '.own { tone: tomato }\n',
  'src/pages/page.jsx': `import styles from './page.module.css';
    export default () => <main className={styles.own}>page</main>;`,
  'src/pages/linked.css': '.linked { tone: gold }\n',
  'src/pages/linked.jsx': `import Head from '@docusaurus/Head'; import sheet from './linked.css?url';
    export default () => <main className="linked"><Head><link rel="stylesheet" href={sheet} /></Head>linked</main>;`,
};

let fixture: Fixture;
const output = () => openOutput(fixture.file('build'));
/** The text of the style sheets that a page loads. */
const stylesOf = (page: string) => {
  const links = output().page(page).all('link[rel="stylesheet"]');
  return links.map(({ attributes }) => output().read((attributes.href ?? '').slice(1))).join('');
};

beforeAll(async () => {
  fixture = createSite(FILES);
  await fixture.build();
});

describe('plugins of PostCSS', () => {
  it('come from the hook of a plugin and from a file, and see all CSS of the site', () => {
    expect(stylesOf('index.html')).toMatch(/\.size-41\s*\{width:41rem\}/);
    expect(stylesOf('index.html')).toMatch(/\.toned\s*\{color:#639\}/);
    expect(stylesOf('page/index.html')).toMatch(/\.own_\w+\{color:tomato\}/);
  });

  it('see the sheet that a component names by its URL, which other pages do not load', () => {
    expect(stylesOf('linked/index.html')).toMatch(/\.linked\s*\{color:gold\}/);
    expect(stylesOf('page/index.html')).not.toContain('.linked');
  });

  it('run again for a new document that they read, and not when nothing changed', async () => {
    expect((await fixture.build()).output).not.toContain('Bundle');
    fixture.write('docs/two.mdx', '# Two\n\n<p className="size-42">two</p>\n');
    expect((await fixture.build()).output).toContain('Bundle');
    expect(stylesOf('two/index.html')).toContain('.size-42');
    expect(stylesOf('index.html')).toContain('.size-42');
  });

  it('are named when they fail, with the style sheet', async () => {
    fixture.edit('docs/two.mdx', (text) => text.replace('size-42', 'size-none'));
    const { code, output: log } = await fixture.run(['build']);
    expect(code).toBe(1);
    expect(log).toContain('The PostCSS plugin "sizes" failed: No.\n  custom.css:1:1');
    expect(log).toContain('postcss.config.cjs lists them, the plugin "sizes" in sizes-plugin.js adds them.');
  });
});
