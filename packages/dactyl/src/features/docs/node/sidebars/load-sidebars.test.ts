import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createSiteDir } from '../../../../../test/plugin-context.js';
import { SiteError, SiteErrors } from '../../../../node/base/site-error.js';
import { keepNumberPrefix } from '../number-prefix.js';
import type { VersionMetadata } from '../content-types.js';
import { type LoadSidebarsOptions, loadSidebars } from './load-sidebars.js';

const removals: (() => void)[] = [];
afterEach(() => removals.splice(0).forEach((remove) => remove()));

/** A site with one file; gives its folder. */
function write(name: string, text: string): string {
  const { siteDir, remove } = createSiteDir({ [name]: text });
  removals.push(remove);
  return siteDir;
}

function load(sidebarFilePath: string | false | undefined, version: Partial<VersionMetadata> = {}) {
  const docs = ['a', 'dir/b'].map((id) => ({
    id,
    title: id,
    frontMatter: {},
    source: `@site/docs/${id}.md`,
    sourceDirName: path.posix.dirname(id),
  }));
  const options: LoadSidebarsOptions = {
    docs,
    draftIds: new Set(),
    numberPrefixParser: keepNumberPrefix,
    sidebarItemsGenerator: undefined,
    sidebarCollapsible: true,
    sidebarCollapsed: true,
    site: { baseUrl: '/', trailingSlash: undefined },
    configFile: undefined,
    warn: () => {},
  };
  // The part of a version that sidebars are made from.
  const metadata = { versionName: 'current', contentPath: '/site/docs', path: '/docs', ...version } as VersionMetadata;
  return loadSidebars({ ...metadata, sidebarFilePath }, options);
}

async function failure(file: string, version?: Partial<VersionMetadata>): Promise<SiteError[]> {
  const error: unknown = await load(file, version).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof SiteErrors) return [...error.errors];
  if (error instanceof SiteError) return [error];
  throw error ?? new Error('The sidebars are fine.');
}

const DOCS = { docs: [{ type: 'doc', id: 'a' }] };

describe('the sidebars file', () => {
  it.each([
    ['sidebars.js', 'module.exports = { docs: ["a"] };'],
    ['sidebars.js', 'export default { docs: ["a"] };'],
    ['sidebars.cjs', 'exports.docs = ["a"];'],
    ['sidebars.mjs', 'export default { docs: ["a"] };'],
    ['sidebars.mjs', 'export const docs = ["a"];'],
    ['sidebars.ts', 'const sidebars: Record<string, string[]> = { docs: ["a"] };\nexport default sidebars;'],
    ['sidebars.json', '{ "docs": ["a"] }'],
    ['sidebars.js', 'export default Promise.resolve({ docs: ["a"] });'],
  ])('%s: %s', async (name, text) => {
    expect(await load(path.join(write(name, text), name))).toEqual(DOCS);
  });

  it.each(['sidebars.js', 'sidebars.mjs', 'sidebars.ts', 'sidebars.json'])(
    'is read again after an edit: %s',
    async (name) => {
      const text = (id: string) =>
        name.endsWith('.json') ? `{"docs": ["${id}"]}` : `export default { docs: ["${id}"] };`;
      const file = path.join(write(name, text('a')), name);
      expect(await load(file)).toEqual(DOCS);
      writeFileSync(file, text('dir/b'));
      expect(await load(file)).toEqual({ docs: [{ type: 'doc', id: 'dir/b' }] });
    },
  );

  it('is read again after an edit of what it imports', async () => {
    const siteDir = write('sidebars.js', 'import docs from "./items.js"; export default { docs };');
    writeFileSync(path.join(siteDir, 'items.js'), 'export default ["a"];');
    expect(await load(path.join(siteDir, 'sidebars.js'))).toEqual(DOCS);
    writeFileSync(path.join(siteDir, 'items.js'), 'export default ["dir/b"];');
    expect(await load(path.join(siteDir, 'sidebars.js'))).toEqual({ docs: [{ type: 'doc', id: 'dir/b' }] });
  });

  it('false means no sidebars, none a sidebar that follows the folders', async () => {
    expect(await load(false)).toEqual({});
    const contentPath = path.join(write('docs/a.md', ''), 'docs');
    expect(await load(undefined, { contentPath })).toMatchObject({
      defaultSidebar: [{ id: 'a' }, { type: 'category', label: 'dir', items: [{ type: 'doc', id: 'dir/b' }] }],
    });
  });

  it('may be missing for a version that is recorded, not for the current one', async () => {
    const siteDir = write('sidebars.ts', 'export default {};');
    const file = path.join(siteDir, 'sidebars.js');
    expect(await load(file, { versionName: '1.0' })).toEqual({});
    const [error] = await failure(file);
    expect(error).toMatchObject({
      message: `The sidebars file "${file}" does not exist.`,
      details: { hint: expect.stringContaining('Did you mean "sidebars.ts"?') },
    });
  });

  it('names line and column of a syntax error', async () => {
    const json = path.join(write('s.json', '{\n  "docs": ["a"\n}'), 's.json');
    expect((await failure(json))[0]).toMatchObject({ details: { file: json, line: 3, column: 1 } });
    const js = path.join(write('s.js', 'module.exports = {\n  docs: ["a",\n};\n'), 's.js');
    expect((await failure(js))[0]?.details).toMatchObject({ file: js, line: 3 });
  });

  it('tells every unknown doc, with its place', async () => {
    const text = 'module.exports = {\n  docs: ["b", { type: "ref", id: "c" }],\n  api: ["a", "b"],\n};\n';
    const errors = await failure(path.join(write('s.js', text), 's.js'));
    expect(errors.map(({ message, details: { line, column, hint } }) => [line, column, message, hint])).toEqual([
      [2, 10, 'The sidebar "docs" names the doc "b", which does not exist.', expect.stringContaining('"dir/b"?')],
      [2, 34, 'The sidebar "docs" names the doc "c", which does not exist.', expect.anything()],
      [3, 14, 'The sidebar "api" names the doc "b", which does not exist.', expect.anything()],
    ]);
  });

  it('must not carry the version in its names, as early releases wrote it', async () => {
    const version = { versionName: '1.0' };
    const names = path.join(write('s.json', '{\n  "version-1.0/docs": ["a"]\n}'), 's.json');
    expect((await failure(names, version))[0]).toMatchObject({
      message: 'The sidebar name "version-1.0/docs" starts with its version.',
      details: { line: 2, hint: expect.stringContaining('Remove "version-1.0/"') },
    });
    const ids = path.join(write('s.json', '{\n  "docs": ["version-1.0/a"]\n}'), 's.json');
    expect((await failure(ids, version))[0]).toMatchObject({
      message: 'The sidebar "docs" names the doc "version-1.0/a", which does not exist.',
      details: { line: 2, hint: expect.stringContaining('Remove "version-1.0/"') },
    });
  });
});
