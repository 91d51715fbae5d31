import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createRepository } from '../../../../../test/git-repository.js';
import { createPluginContext, createSiteDir } from '../../../../../test/plugin-context.js';
import { formatError } from '../../../../node/base/print-error.js';
import { docsOptionsSchema } from '../options.js';
import { readVersions } from '../versions.js';

const CONFIG = "export default {\n  versions: { '2.x': { ref: 'v2.4.1', refPath: 'manual' } },\n};\n";
const { siteDir, remove } = createSiteDir({
  '.gitignore': '.dactyl',
  'docusaurus.config.js': CONFIG,
  'docs/intro.md': '# Intro',
  'handbook/start.md': '# Start',
  'sidebarsAll.js': 'export default {};',
  'lfs/picture.png': 'version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 12\n',
  'lfs/a.md': '![](picture.png)',
});
const repository = createRepository(siteDir);
repository.commit();
repository.git('tag', 'v2.4.0');
const bare = createSiteDir({ 'docs/intro.md': '# Intro' });
afterAll(() => [remove, bare.remove].forEach((clean) => clean()));

/** What the terminal shows. */
async function failure(options: Record<string, unknown>, dir = siteDir): Promise<string> {
  const context = createPluginContext({ siteDir: dir });
  const reading = readVersions(context, { ...docsOptionsSchema.parse(options), id: 'default' });
  const error = await reading.then(
    () => 'It did not fail.',
    (thrown: unknown) => thrown,
  );
  return formatError(error, { cwd: dir }).replaceAll(dir, '<site>');
}

describe('a version that cannot be read from git says why', () => {
  it('when the ref is unknown', async () => {
    expect(await failure({ versions: { '2.x': { ref: 'v2.4.1' } } })).toMatchInlineSnapshot(`
      "The version "2.x" of the docs is to be read from "v2.4.1", which this repository does not have.
        docusaurus.config.js:2:24 at versions.2.x.ref
            1 | export default {
          > 2 |   versions: { '2.x': { ref: 'v2.4.1', refPath: 'manual' } },
              |                        ^
            3 | };
        Did you mean "v2.4.0"? A tag that is only on the server has to be fetched first.
        git fetch origin tag v2.4.1"
    `);
  });

  it('when the ref looks like a commit, which no server hands out by name', async () => {
    expect(await failure({ versions: { '2.x': { ref: '1f3a9c2b0d' } } })).toContain(
      'A commit that is only on the server has to be fetched first.\n  git fetch origin',
    );
  });

  it('when the clone is shallow', async () => {
    const clone = path.join(siteDir, '.dactyl/clone');
    repository.git('clone', '-q', '--depth', '1', '--no-tags', `file://${siteDir}`, clone);
    expect(await failure({ versions: { '2.x': { ref: 'v2.4.0' } } }, clone)).toMatchInlineSnapshot(`
      "The version "2.x" of the docs is to be read from "v2.4.0", which this repository does not have.
        docusaurus.config.js:2:24 at versions.2.x.ref
            1 | export default {
          > 2 |   versions: { '2.x': { ref: 'v2.4.1', refPath: 'manual' } },
              |                        ^
            3 | };
        This clone is shallow: on CI, check out with all tags and branches ("fetch-depth: 0").
        git fetch origin tag v2.4.0"
    `);
  });

  it('when the ref looks like an option', async () => {
    expect(await failure({ versions: { '2.x': { ref: '--output=x' } } })).toMatchInlineSnapshot(`
      ""--output=x" is not the name of a tag, branch or commit.
        docusaurus.config.js:2:24 at versions.2.x.ref
            1 | export default {
          > 2 |   versions: { '2.x': { ref: 'v2.4.1', refPath: 'manual' } },
              |                        ^
            3 | };
        Names in git hold no spaces and do not begin with "-". "git tag" lists the tags."
    `);
  });

  it('when the site is in no repository', async () => {
    expect(await failure({ versions: { '2.x': { ref: 'v2.4.0' } } }, bare.siteDir)).toMatchInlineSnapshot(`
      "The version "2.x" of the docs cannot be read from git: not a git repository (or any of the parent directories): .git.
        docusaurus.config.js at versions.2.x.ref
        Build in a clone of the repository; a downloaded archive has no history. Or record the version with "docs:version", which needs no git."
    `);
  });

  it('when the docs lay elsewhere', async () => {
    expect(await failure({ path: 'docs', versions: { '2.x': { ref: 'v2.4.0', refPath: 'hanbook' } } }))
      .toMatchInlineSnapshot(`
        "At "v2.4.0" there is no folder "hanbook" for the docs.
          docusaurus.config.js:2:39 at versions.2.x.refPath
              1 | export default {
            > 2 |   versions: { '2.x': { ref: 'v2.4.1', refPath: 'manual' } },
                |                                       ^
              3 | };
          Name the folder of that time in the option "refPath". Did you mean "handbook"?"
      `);
  });

  it('when the docs were a submodule', async () => {
    const dir = path.join(siteDir, '.dactyl/with-submodule');
    mkdirSync(dir, { recursive: true });
    cpSync(path.join(siteDir, 'docs'), path.join(dir, 'docs'), { recursive: true });
    const other = createRepository(dir);
    const commit = repository.git('rev-parse', 'HEAD').trim();
    other.git('update-index', '--add', '--cacheinfo', `160000,${commit},docs`);
    other.git('commit', '-q', '-m', 'Submodule');
    expect(await failure({ versions: { '2.x': { ref: 'main' } } }, dir)).toMatchInlineSnapshot(`
      "At "main" there is no folder "docs" for the docs.
        docusaurus.config.js at versions.2.x.ref
        It is a submodule there: its files are in another repository. Record the version with "docs:version" instead."
    `);
    rmSync(dir, { recursive: true });
  });

  it('when the sidebars file had another name', async () => {
    expect(await failure({ sidebarPath: './sidebars.js', versions: { '2.x': { ref: 'v2.4.0' } } }))
      .toMatchInlineSnapshot(`
        "At "v2.4.0" there is no sidebars file "./sidebars.js".
          docusaurus.config.js:2:24 at versions.2.x.ref
              1 | export default {
            > 2 |   versions: { '2.x': { ref: 'v2.4.1', refPath: 'manual' } },
                |                        ^
              3 | };
          Name the file of that time in the option "refSidebarPath". Did you mean "sidebarsAll.js"?"
      `);
  });

  it('when the docs are outside of the repository', async () => {
    expect(await failure({ versions: { '2.x': { ref: 'v2.4.0', refPath: '../docs' } } })).toMatchInlineSnapshot(`
      ""../docs" is outside of the repository, so no version of it can be read from git.
        docusaurus.config.js:2:39 at versions.2.x.refPath
            1 | export default {
          > 2 |   versions: { '2.x': { ref: 'v2.4.1', refPath: 'manual' } },
              |                                       ^
            3 | };
        The path starts from the folder of the site."
    `);
  });

  it('when files are kept in Large File Storage', async () => {
    expect(await failure({ versions: { '2.x': { ref: 'v2.4.0', refPath: 'lfs' } } })).toMatchInlineSnapshot(`
      "The version "2.x" cannot be read from "v2.4.0": Large File Storage keeps lfs/picture.png, and git itself only a pointer to the content.
        docusaurus.config.js:2:24 at versions.2.x.ref
            1 | export default {
          > 2 |   versions: { '2.x': { ref: 'v2.4.1', refPath: 'manual' } },
              |                        ^
            3 | };
        Record this version with "docs:version" instead: it copies files of the working tree."
    `);
  });

  it('when it has the name of the docs that are being written', async () => {
    expect(await failure({ versions: { current: { ref: 'v2.4.0' } } })).toMatchInlineSnapshot(`
      ""current" cannot be the name of a version from git: it means the docs that are being written.
        docusaurus.config.js:2:3 at versions.current
            1 | export default {
          > 2 |   versions: { '2.x': { ref: 'v2.4.1', refPath: 'manual' } },
              |   ^
            3 | };
        Give the version another name. To build it without the docs folder, set "includeCurrentVersion" to false."
    `);
  });

  it('when its name cannot be that of a folder', async () => {
    expect(await failure({ versions: { 'a/b': { ref: 'v2.4.0' } } })).toMatchInlineSnapshot(`
      ""a/b" cannot be the name of a version from git: it holds "/", which file names cannot have.
        docusaurus.config.js:2:3 at versions.a/b
            1 | export default {
          > 2 |   versions: { '2.x': { ref: 'v2.4.1', refPath: 'manual' } },
              |   ^
            3 | };
        Choose another name, for example the number of the release; the docs can show it with a "label"."
    `);
  });

  it('and leaves nothing behind', async () => {
    await failure({ versions: { '2.x': { ref: 'v2.4.0', refPath: 'lfs' } } });
    expect(readdirSync(path.join(siteDir, '.dactyl/refs/default'))).toEqual([]);
  });
});
