/** The website's page on releases 3.7 to 3.10 says what is true: each row has a state, and what is supported has a proof. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Command } from 'commander';
import { afterAll, describe, expect, it } from 'vitest';
import { registerWriteHeadingIds } from '../../src/node/cli/commands/write-heading-ids.js';
import { resolveConfig } from '../../src/node/config/load-config.js';
import { readFrontMatter } from '../../src/node/base/front-matter.js';
import { postFrontMatterSchema } from '../../src/features/blog/node/front-matter.js';
import { tagToHtml } from '../../src/node/plugin-api/html-tags.js';
import { BASE_URL_ISSUE_SCRIPT } from '../../src/shared/base-url-issue.js';
import type { Logger } from '../../src/node/base/logger.js';
import { findMessageSources } from '../../src/node/translations/messages/load-messages.js';
import { createRecordingLogger } from '../plugin-context.js';
import { runBlogPlugin } from '../run-blog-plugin.js';
import { runDocsPlugin } from '../run-docs-plugin.js';
import { pageInEachLanguage } from './markdown-tables.js';

const PACKAGE = path.join(import.meta.dirname, '../..');
const REPOSITORY = path.join(PACKAGE, '../..');
const COLUMNS = ['area', 'item', 'item in Chinese', 'since', 'state', 'note', 'note in Chinese', 'proof'];

interface Row {
  name: string;
  area: string;
  texts: string[];
  since: string;
  state: string;
  proof: string;
}

const [heading, ...lines] = readFileSync(path.join(REPOSITORY, 'website/src/format/rows.tsv'), 'utf8')
  .replace(/\n$/, '')
  .split('\n')
  .map((line) => line.split('\t'));
const ROWS: Row[] = lines.map((cells, index) => {
  const [area = '', item = '', itemZh = '', since = '', state = '', note = '', noteZh = '', proof = ''] = cells;
  return { name: `${index + 2}: ${item}`, area, texts: [item, itemZh, note, noteZh], since, state, proof };
});

describe('the rows', () => {
  it('have all columns, a release and a state', () => {
    expect(heading).toEqual(COLUMNS);
    expect(lines.filter((cells) => cells.length !== COLUMNS.length)).toEqual([]);
    const odd = ROWS.filter(
      ({ since, state }) =>
        !/^3\.(?:[6-9]|10)(?:\.\d)?$/.test(since) || !/^(?:same|other|ignored|missing|tool)$/.test(state),
    );
    expect(odd).toEqual([]);
  });

  it('are there once, in both languages', () => {
    const names = ROWS.map(({ area, texts }) => `${area}: ${texts[0]}`);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    const halves = ROWS.filter(({ texts: [item, itemZh, note, noteZh] }) => !item || !itemZh || !note !== !noteZh);
    expect(halves).toEqual([]);
    const chinese = ROWS.filter(({ texts }) => /\p{Script=Han}/u.test(`${texts[0]}${texts[2]}`));
    expect(chinese).toEqual([]);
  });

  it('give a reason or a workaround if the state alone does not suffice', () => {
    expect(ROWS.filter(({ state, texts }) => state !== 'same' && !texts[2])).toEqual([]);
  });

  it('stand on the page in both languages, area by area', () => {
    const areas = [...new Set(ROWS.map(({ area }) => area))];
    for (const { text } of pageInEachLanguage('migration/format.mdx')) {
      expect([...text.matchAll(/<FormatTable area="([\w-]+)" \/>/g)].map(([, area]) => area)).toEqual(areas);
    }
  });

  it('have a proof where they claim support', () => {
    expect(ROWS.filter(({ state, proof }) => /^(?:same|other)$/.test(state) && !proof)).toEqual([]);
  });

  it('are proven by tests that exist', () => {
    const proofs = new Set(ROWS.map(({ proof }) => proof).filter((proof) => proof.includes(' › ')));
    expect([...proofs].filter((proof) => !isTest(proof))).toEqual([]);
  });

  /** `config {…}`: is accepted. `config {…} → {…}`: and becomes that. */
  it.each(ROWS.filter(({ proof }) => proof.startsWith('config ')))('hold for a configuration – $name', ({ proof }) => {
    const [given = '', expected = '{}'] = proof.slice('config '.length).split(' → ');
    const config = resolveConfig({ title: 'T', url: 'https://e.example', baseUrl: '/', ...objectOf(given) });
    expect(config).toMatchObject(objectOf(expected));
  });

  it('are proven in one of these ways', () => {
    expect(ROWS.filter(({ proof }) => proof && !proof.includes(' › ') && !proof.startsWith('config '))).toEqual([]);
  });
});

/** `FILE › TITLE` */
function isTest(proof: string): boolean {
  const [file = '', title = ''] = proof.split(' › ');
  const found = [PACKAGE, REPOSITORY].map((root) => path.join(root, file)).find((candidate) => existsSync(candidate));
  return found !== undefined && readFileSync(found, 'utf8').includes(title);
}

function objectOf(json: string): object {
  return JSON.parse(json) as object; // written in the table
}

function writeFiles(dir: string, files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    writeFileSync(path.join(dir, file), text);
  }
}

describe('what no other test proves', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'dactyl-format-'));
  afterAll(() => rmSync(dir, { recursive: true }));

  it('reads numbers of front matter by YAML 1.2', () => {
    const { frontMatter } = readFrontMatter({ file: 'a.md', source: '---\na: 0123\nb: 0o17\nc: 1:30\n---\n' });
    expect(frontMatter).toEqual({ a: 123, b: 15, c: '1:30' });
  });

  it('takes no content and no labels from translations of a language that is not translated', async () => {
    const site = path.join(dir, 'translated');
    const folder = 'i18n/fr/docusaurus-plugin-content-docs';
    writeFiles(site, {
      'docs/a.md': '# Harbour\n',
      [`${folder}/current/a.md`]: '# Port\n',
      [`${folder}/current.json`]: '{ "version.label": { "message": "Prochaine" } }',
    });
    const titleAndLabel = async (translate: boolean) => {
      const run = await runDocsPlugin(site, { locale: 'fr', translate });
      const [doc] = run.leaves.filter(({ path: pathname }) => pathname.endsWith('/a'));
      return [doc?.modules?.['content'], run.version('current').label];
    };
    expect(await titleAndLabel(true)).toEqual([`@site/${folder}/current/a.md`, 'Prochaine']);
    expect(await titleAndLabel(false)).toEqual(['@site/docs/a.md', 'Next']);
  });

  it('takes an empty title_meta', () => {
    expect(postFrontMatterSchema.parse({ title_meta: '' })).toMatchObject({ title_meta: '' });
  });

  it('warns of two docs with one id', async () => {
    const site = path.join(dir, 'twice');
    writeFiles(site, { 'docs/a.md': '---\nid: same\n---\n', 'docs/b.md': '---\nid: same\nslug: /b\n---\n' });
    const { warnings } = await runDocsPlugin(site);
    expect(warnings.join('\n')).toContain('have the same id "same"');
  });

  it('finds no messages in declaration files', async () => {
    writeFiles(dir, { 'src/a.ts': '', 'src/a.d.ts': '' });
    expect(await findMessageSources([path.join(dir, 'src')], dir)).toEqual([path.join(dir, 'src/a.ts')]);
  });

  it('lets plugins add custom elements', () => {
    expect(tagToHtml({ tagName: 'tide-bar', customElement: true })).toBe('<tide-bar></tide-bar>');
    expect(() => tagToHtml({ tagName: 'tide-bar' })).toThrow('tide-bar');
  });

  it('writes the banner for a wrong base URL as text', () => {
    expect(BASE_URL_ISSUE_SCRIPT).toContain('textContent=p');
    expect(BASE_URL_ISSUE_SCRIPT).not.toContain('innerHTML');
  });

  it('writes ids of headings into all files of the site', async () => {
    const site = path.join(dir, 'ids');
    const config = `export default { title: 'T', url: 'https://e.example', baseUrl: '/', presets: ['classic'] };`;
    writeFiles(site, {
      'docusaurus.config.mjs': config,
      'docs/a.md': '# A\n\n## Low tide\n',
      'src/pages/b.md': '## Ebb\n',
    });
    const program = new Command();
    registerWriteHeadingIds(program, { ...createRecordingLogger(), success: () => {} } as unknown as Logger); // what is called
    await program.parseAsync(['write-heading-ids', site], { from: 'user' });
    expect(readFileSync(path.join(site, 'docs/a.md'), 'utf8')).toBe('# A\n\n## Low tide {#low-tide}\n');
    expect(readFileSync(path.join(site, 'src/pages/b.md'), 'utf8')).toBe('## Ebb {#ebb}\n');
  });

  it('puts further pages of an author below the author', async () => {
    const post = '---\nauthors: jane\n---\n\nTide.\n\n<!-- truncate -->\n';
    const posts = ['2024-01-01-a.md', '2024-01-02-b.md'].map((file) => [`blog/${file}`, post] as const);
    const files = { 'blog/authors.yml': 'jane:\n  name: Jane\n  page: true\n', ...Object.fromEntries(posts) };
    const { routes } = await runBlogPlugin({ files, options: { postsPerPage: 1 } });
    expect(routes.map((route) => route.path)).toContain('/blog/authors/jane/page/2');
  });

  it('prints no edit link', () => {
    const css = readFileSync(path.join(PACKAGE, 'src/theme/styles/print.css'), 'utf8');
    expect(css).toMatch(/^@media print \{[^}]*\.dactyl-edit-row,[^}]*display: none/);
  });
});
