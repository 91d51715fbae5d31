/** A second build keeps what is still right, and ends with the same bytes as a first one. */
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { copyFixture, type Fixture } from './fixture.js';
import { openOutput, type Output } from './output.js';

const isFull = process.env.DACTYL_TEST_FULL === '1';

const POLICY = `import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
export default () => <p>Links: {useDocusaurusContext().siteConfig.onBrokenLinks}</p>;
`;

let fixture: Fixture;
let output: Output;

beforeAll(async () => {
  fixture = copyFixture('sites/plain');
  output = openOutput(fixture.file('build'));
  await fixture.build({ args: ['--locale', 'en'] });
});

/** Pages and regions; the files of the bundle and of `static/` are not made from content. */
// The files of the search hold the text of all pages, so they are made anew with each.
const isMade = (file: string) =>
  /\.(html|json)$/.test(file) && !/(^|\/)(search-index\.json$|assets\/search\/)/.test(file);

/** What `--explain` says of all pages, and in full of one. */
let explanation = '';

interface RebuildOptions {
  /** Page to explain in full. */
  page?: string;
  env?: Record<string, string>;
}

/** Builds again; says which files were made anew, were added and went away. */
async function rebuild({ page, env = {} }: RebuildOptions = {}): Promise<{
  made: string[];
  gone: string[];
  documents: string[];
}> {
  const before = new Map(
    (existsSync(output.dir) ? output.files() : []).filter(isMade).map((file) => [file, output.identity(file)]),
  );
  const args = ['--locale', 'en', '--explain', ...(page === undefined ? [] : [page])];
  explanation = (await fixture.build({ args, env })).output;
  const after = output.files().filter(isMade);
  const made = after.filter((file) => before.get(file) !== output.identity(file));
  const gone = [...before.keys()].filter((file) => !after.includes(file));
  return { made, gone, documents: made.filter((file) => !file.startsWith('assets/')) };
}

function allDocuments(): string[] {
  return output.files().filter((file) => file.endsWith('.html') && !file.startsWith('assets/'));
}

describe('a second build', () => {
  it('makes nothing when nothing changed, and reads each text once', async () => {
    const counts = fixture.file('.dactyl/reads.json');
    const counter = pathToFileURL(path.join(import.meta.dirname, '../count-reads.mjs')).href;
    const env = { NODE_OPTIONS: `--import=${counter}`, COUNT_READS: counts };
    expect(await rebuild({ page: '/docs/install', env })).toEqual({ made: [], gone: [], documents: [] });
    const reads = JSON.parse(readFileSync(counts, 'utf8')) as Record<string, number>; // what `count-reads.mjs` writes
    expect(reads[fixture.file('docs/install.md')]).toBe(1);
    expect(Object.entries(reads).filter(([, count]) => count > 1)).toEqual([]);
    expect(explanation).toMatch(/Why pages were made:\n {2}\d+ pages: kept, nothing changed\n/);
    expect(explanation).toContain('/docs/install was kept: nothing that it is made of changed.\n  Made of:\n');
    expect(explanation).toContain('    metadata.title: "Installation"\n');
    const files = output.files().length;
    expect(explanation).toMatch(new RegExp(`${files} files, [\\d.]+ [KM]B; largest pages: /\\S+ [\\d.]+ KB, `));
  });

  it('makes the page whose text changed, and no other', async () => {
    fixture.write('static/code.js', '// #region a\nold();\n// #endregion\n');
    fixture.edit(
      'docs/install.md',
      (text) => `${text}\nOne more paragraph.\n\n\`\`\`js file=../static/code.js#a\n\`\`\`\n`,
    );
    const { made, gone } = await rebuild({ page: 'docs/install.md' });
    expect(explanation).toContain('  1 page: the text changed (docs/install.md)\n');
    expect(explanation).toMatch(
      /\/docs\/install was made: .*\n.*\n {4}text: docs\/install\.md #\w{6} → docs\/install\.md #\w{6}\n/,
    );
    expect(made).toEqual(['docs/install/index.html']);
    expect(gone).toEqual([]);
    expect(output.page('docs/install/index.html').text).toContain('One more paragraph.');
  });

  it('makes the pages that show a description which changed, or an image', async () => {
    const source = () => output.page('docs/index.html').one('.theme-doc-markdown img').attributes.src;
    const before = source();
    fixture.edit('docs/install.md', (text) => text.replace('# Installation', '# Installation\n\nHow to begin.'));
    writeFileSync(fixture.file('docs/img/pixel.png'), 'no picture at all');
    const { made } = await rebuild({ page: 'docs/basics/index.html' });
    expect(made).toEqual(['docs/basics/index.html', 'docs/index.html', 'docs/install/index.html']);
    expect(explanation).toContain('  1 page: a picture or file of the text changed (docs/img/pixel.png)\n');
    expect(source()).not.toBe(before);
    expect(output.read(source()?.slice(1) ?? '')).toBe('no picture at all');
    expect(output.page('docs/basics/index.html').one('main').text).toContain('How to begin.');
    expect(explanation).toContain('  1 page: data of another page that it shows changed (version.docs install)\n');
    expect(explanation).toMatch(
      /\n {4}data of other pages: .*version\.docs install #(\w{6}).* → .*version\.docs install #(?!\1)\w{6}/,
    );
  });

  it('makes the pages of the sidebar that shows a label which changed', async () => {
    fixture.edit('docs/install.md', (text) => `---\nsidebar_label: Set up\n---\n${text}`);
    const { documents } = await rebuild();
    expect(documents).toContain('docs/index.html');
    expect(documents.filter((file) => !file.startsWith('docs/') || file.startsWith('docs/api/'))).toEqual([]);
    expect(explanation).toMatch(/ pages: data of another page that it shows changed \(version\.docsSidebars guide\)\n/);
  });

  it('makes pages again that contain a changed partial, or whose code block shows a file which changed', async () => {
    expect(output.page('docs/install/index.html').text).toContain('old();');
    fixture.edit('docs/deep/_partial.mdx', (text) => text.replace('Shared text', 'Changed text'));
    // The same picture, with another time, makes none.
    writeFileSync(fixture.file('docs/img/pixel.png'), 'no picture at all');
    fixture.edit('static/code.js', (text) => text.replace('old', 'fresh'));
    expect((await rebuild()).documents).toEqual(['docs/deep/nested/index.html', 'docs/install/index.html']);
    expect(explanation).toContain('  1 page: what the text imports changed (docs/deep/_partial.mdx)\n');
    expect(output.page('docs/deep/nested/index.html').text).toContain('Changed text for Ada');
    expect(output.page('docs/install/index.html').text).toContain('fresh();');
  });

  it('shows a new title in the sidebar of every page, and removes a page whose source was deleted', async () => {
    fixture.remove('docs/dummy.md');
    fixture.edit('sidebars.ts', (text) => text.replace("'dummy', ", ''));
    fixture.edit('docs/install.md', (text) =>
      text.replace(/^---[^]*?---\n/, '').replace('# Installation', '# Setting up'),
    );
    expect((await rebuild({ page: '/docs/install' })).gone).toContain('docs/dummy.html');
    expect(explanation).toContain('    metadata.title: "Installation" → "Setting up"\n');
    for (const file of ['docs/index.html', 'docs/deep/leaf/index.html', 'docs/install/index.html']) {
      const links = output
        .page(file)
        .one('aside')
        .all('a')
        .map((link) => link.text);
      expect(links, file).toContain('Setting up');
      expect(links, file).not.toContain('Installation');
    }
    expect(output.page('docs/basics/index.html').one('main').text).toContain('Setting up');
  });

  // `shared-bundles.test.ts` has an edit of such a component, and what is said of it.
  it('makes all pages when a component of all pages came, or changed', async () => {
    fixture.write('src/theme/Footer.tsx', 'export default () => <footer className="footer">Mine</footer>;\n');
    fixture.write('src/components/Policy.tsx', POLICY);
    fixture.write('src/pages/policy.mdx', "import Policy from '../components/Policy';\n\n# Policy\n\n<Policy />\n");
    expect((await rebuild()).documents).toEqual(allDocuments());
    expect(explanation).toContain(' pages: the bundle of code and styles changed (components came or went, or ');
    expect(output.page('blog/index.html').one('footer.footer').text).toBe('Mine');
    if (!isFull) return;
    fixture.edit('src/theme/Footer.tsx', (text) => text.replace('Mine', 'Yours'));
    expect((await rebuild()).documents).toEqual(allDocuments());
    expect(explanation).toMatch(/ pages: the bundle of code and styles changed \(src\/theme\/Footer\.tsx\)\n/);
    expect(output.page('blog/index.html').one('footer.footer').text).toBe('Yours');
  });

  it('makes the pages that show a setting of the build which changed, and none for options of a plugin that change no page', async () => {
    fixture.edit('docusaurus.config.ts', (text) =>
      text
        .replace("onBrokenLinks: 'throw'", "onBrokenLinks: 'warn'")
        .replace('blog: {', 'blog: { feedOptions: { limit: 1 },'),
    );
    // React pages get the configuration as a property.
    expect((await rebuild()).documents).toEqual(['index.html', 'policy/index.html']);
    expect(explanation).toContain('  1 page: the data of the page changed (config)\n');
    expect(explanation).toContain(
      '  1 page: data of another page that it shows changed (configuration onBrokenLinks)\n',
    );
    expect(output.page('policy/index.html').one('main').text).toContain('Links: warn');
  });

  it('makes a page again whose file someone changed or removed', async () => {
    const rightDocument = output.read('docs/install/index.html');
    writeFileSync(`${output.dir}/docs/install/index.html`, 'tampered with');
    rmSync(`${output.dir}/blog/index.html`);
    expect((await rebuild()).documents).toEqual(['blog/index.html', 'docs/install/index.html']);
    expect(explanation).toContain(
      '  2 pages: someone changed or removed its file in the output (blog/index.html, docs/install/index.html)\n',
    );
    expect(output.read('docs/install/index.html')).toBe(rightDocument);
  });

  it('starts from nothing when output or cache are gone or spoiled', async () => {
    const right = output.contents();
    rmSync(output.dir, { recursive: true });
    await rebuild();
    expect(differences(output, right)).toEqual([]);
    for (const file of readdirSync(fixture.file('.dactyl/cache'))) {
      if (/\.(?:data|index)$/.test(file)) fixture.write(`.dactyl/cache/${file}`, 'this is no cache');
    }
    await rebuild();
    expect(differences(output, right)).toEqual([]);
  });

  it('ends with the bytes of a first build, in whatever folder that is', async () => {
    const other = copyFixture('sites/plain');
    rmSync(other.siteDir, { recursive: true });
    cpSync(fixture.siteDir, other.siteDir, { recursive: true, filter: (file) => !/[/\\](build|\.dactyl)$/.test(file) });
    // In the full run it makes its bundle itself; else `same-bytes.test.ts` has bundles of two builds.
    await other.build({ args: ['--locale', 'en'], env: isFull ? { DACTYL_SHARED_BUNDLES: '' } : {} });
    expect(differences(openOutput(other.file('build')), output.contents())).toEqual([]);
  });
});

/** Names of the files that are not the same in both. */
function differences(one: Output, contents: ReadonlyMap<string, string>): string[] {
  const other = one.contents();
  const names = new Set([...contents.keys(), ...other.keys()]);
  return [...names].filter((name) => contents.get(name) !== other.get(name)).toSorted();
}
