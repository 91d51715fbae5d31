/** A sidebar of hundreds of docs: each page holds the branch that it is in, the others are files of their own. */
import { beforeAll, describe, expect, it } from 'vitest';
import { createSite, type Fixture } from './fixture.js';
import { parseHtml } from './html-document.js';
import { openOutput, type Output } from './output.js';

const FOLDERS = 6;
const DOCS_PER_FOLDER = 50;

let fixture: Fixture;
let output: Output;

beforeAll(async () => {
  fixture = createSite({
    'package.json': '{ "name": "large", "private": true, "type": "module" }',
    'docusaurus.config.js': `export default {
      title: 'Large', url: 'https://large.example', baseUrl: '/', trailingSlash: false,
      presets: [['classic', { docs: { breadcrumbs: false }, blog: false, sitemap: false }]],
      themeConfig: { search: false },
    };`,
    'src/pages/index.md': '# Home',
    'docs/index.md': '---\nslug: /\n---\n\n# Start\n',
  });
  for (let folder = 1; folder <= FOLDERS; folder++) addDocs(folder, DOCS_PER_FOLDER);
  await fixture.build();
  output = openOutput(fixture.file('build'));
});

function addDocs(folder: number, count: number, from = 1): void {
  for (let doc = from; doc < from + count; doc++) {
    fixture.write(
      `docs/part-${folder}/doc-${String(doc).padStart(3, '0')}.md`,
      `# Document ${doc} of part ${folder}\n\nText.\n`,
    );
  }
}

const pageOf = (folder: number, doc: number) => `docs/part-${folder}/doc-${String(doc).padStart(3, '0')}.html`;

/** Links of the sidebar on a page, counted by folder. */
function linksByFolder(file: string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { attributes } of output.page(file).one('aside').all('a')) {
    const [, folder] = /\/docs\/(part-\d)\//.exec(attributes.href ?? '') ?? [];
    if (folder) counts[folder] = (counts[folder] ?? 0) + 1;
  }
  return counts;
}

/** Addresses in the file of a closed branch and in those that it names. */
function linksOfBranch({ attributes }: { attributes: Record<string, string> }): string[] {
  const branch = parseHtml(output.read(`page-branch/${attributes['data-branch']}.html`));
  const links = branch.all('a').flatMap((link) => link.attributes.href ?? []);
  return [...links, ...branch.all('details[data-branch]').flatMap(linksOfBranch)];
}

describe('a page in a large sidebar', () => {
  it('holds the links near its own, of the other groups of its folder and of each other folder a way into it', () => {
    expect(linksByFolder(pageOf(3, 20))).toEqual({
      'part-1': 1,
      'part-2': 1,
      'part-3': 1 + 16 + 1,
      'part-4': 1,
      'part-5': 1,
      'part-6': 1,
    });
    const page = output.page(pageOf(3, 20));
    expect(page.one('aside a[aria-current="page"]').text).toBe('Document 20 of part 3');
    expect(page.all('aside .dactyl-menu__group summary').map(({ text }) => text)).toEqual([
      'Document 1 of part 3 – Document 17 of part 3',
      'Document 18 of part 3 – Document 33 of part 3',
      'Document 34 of part 3 – Document 50 of part 3',
    ]);
  });

  it('is small', () => {
    expect(output.read(pageOf(3, 20)).length).toBeLessThan(40_000);
    expect(output.read('docs.html').length).toBeLessThan(25_000);
  });

  it('names a file for each closed branch, which holds the links that are missing', () => {
    const page = output.page(pageOf(3, 20));
    const branches = page.all('aside details[data-branch]');
    expect(branches).toHaveLength(FOLDERS - 1 + 2);
    expect(new Set(branches.flatMap(linksOfBranch)).size).toBe(FOLDERS * DOCS_PER_FOLDER - 16);
    expect(branches.every(({ attributes }) => !('open' in attributes))).toBe(true);
  });

  it('leads navigation to the branch that it is in', () => {
    const branches = output.page(pageOf(3, 20)).all('aside details[data-items]');
    expect(branches.map(({ attributes }) => 'open' in attributes)).toEqual([true, true]);
    const file = output.read(`page-branch/${branches[1]?.attributes['data-items']}.html`);
    expect(file).toContain('/docs/part-3/doc-020"');
  });

  it('is made again for a changed title only if it shows that', async () => {
    const docs = output.files().filter((file) => file.startsWith('docs/') && file.endsWith('.html'));
    const before = new Map(docs.map((file) => [file, output.identity(file)]));
    fixture.edit('docs/part-3/doc-020.md', (text) => text.replace(/^# .*/, '# Renamed'));
    await fixture.build();
    const made = docs.filter((file) => output.identity(file) !== before.get(file));
    expect(made).toEqual(Array.from({ length: 16 }, (_, index) => pageOf(3, 18 + index)));
    expect(made.every((file) => output.page(file).one('aside').text.includes('Renamed'))).toBe(true);
  });

  it('does not grow when another folder grows', async () => {
    const sidebar = () => /<aside[\s\S]*<\/aside>/.exec(output.read(pageOf(3, 20)))?.[0];
    const before = sidebar();
    const total = linksByFolder(pageOf(3, 20));
    addDocs(6, 50, DOCS_PER_FOLDER + 1);
    await fixture.build();
    expect(output.has(pageOf(6, 100))).toBe(true);
    expect(linksByFolder(pageOf(3, 20))).toEqual(total);
    expect(sidebar()).toBe(before);
  });
});
