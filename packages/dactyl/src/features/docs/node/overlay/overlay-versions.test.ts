import { lstatSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createSiteDir } from '../../../../../test/plugin-context.js';
import { runDocsPlugin } from '../../../../../test/run-docs-plugin.js';
import { formatError } from '../../../../node/base/print-error.js';

const { siteDir, remove } = createSiteDir({
  'package.json': '{}',
  'versions.json': '["2.1", "2.0", "1.0"]',
  'versioned_sidebars/version-2.0-sidebars.json': '{}',
  'versioned_sidebars/version-1.0-sidebars.json': '{}',
  'docs/a.md': '# A of today\n',
  'versioned_docs/version-2.0/a.md': '# A\n\n[B](./b.md)\n',
  'versioned_docs/version-2.0/b.md': '# B\n',
  'versioned_docs/version-2.0/old/c.md': '# C\n',
  'versioned_docs/version-2.1/b.md': '# B of 2.1\n',
  'versioned_docs/version-1.0/a.md': '# A of 1.0\n',
  'i18n/zh/docusaurus-plugin-content-docs/version-2.0/a.md': '# 甲\n',
  'i18n/zh/docusaurus-plugin-content-docs/version-2.0/b.md': '# 乙\n',
});
afterAll(remove);

const versions = { '2.1': { overlays: '2.0', without: ['old/**'] } };
const run = (own: object = versions, locale = 'en') =>
  runDocsPlugin(siteDir, { options: { versions: own, editUrl: 'https://git.example/edit' }, locale });
const titles = (docs: { path: string }[]) => docs.map((doc) => doc.path);
const LINKS = '.dactyl/overlays/default/2.1/docs';

describe('a version that overlays another', () => {
  it('has its own docs, those of the other that it does without excepted, and links within itself', async () => {
    const { version, link, metadata } = await run();
    expect(titles(version('2.1').docs)).toEqual(['/docs/a', '/docs/b']);
    expect(titles(version('2.0').docs)).toEqual(['/docs/2.0/a', '/docs/2.0/b', '/docs/2.0/old/c']);
    expect(metadata(`${LINKS}/b.md`)).toMatchObject({
      title: 'B of 2.1',
      editUrl: 'https://git.example/edit/versioned_docs/version-2.1/b.md',
    });
    expect(metadata(`${LINKS}/a.md`)?.editUrl).toBe('https://git.example/edit/versioned_docs/version-2.0/a.md');
    expect(link('./b.md', `${LINKS}/a.md`)).toBe('/docs/b');
    expect(link('./b.md', 'versioned_docs/version-2.0/a.md')).toBe('/docs/2.0/b');
  });

  it('takes translations of texts that it takes, and none of a text that its own stands above', async () => {
    const { metadata } = await run(versions, 'zh');
    const translated = '.dactyl/overlays/default/2.1/i18n/0';
    expect(metadata(`${translated}/a.md`)?.title).toBe('甲');
    expect(metadata(`${LINKS}/b.md`)?.title).toBe('B of 2.1');
  });

  it('names in errors the file that people write', async () => {
    const written = 'versioned_docs/version-2.1/wrong.md';
    writeFileSync(path.join(siteDir, written), '---\nsidebar_position: [a]\n---\n# Wrong\n');
    const error = await run().catch((thrown: unknown) => thrown);
    const text = formatError(error, { cwd: siteDir });
    rmSync(path.join(siteDir, written));
    expect(text).toContain(`${written}:2:1`);
    expect(text).toContain('sidebar_position: [a]');
    expect(text).not.toContain('.dactyl');
  });

  it('follows what comes and goes, and stays as it is where nothing does', async () => {
    await run();
    const link = path.join(siteDir, LINKS, 'a.md');
    const { ino } = lstatSync(link);
    writeFileSync(path.join(siteDir, 'versioned_docs/version-2.1/new.md'), '# New\n');
    await run();
    expect(readdirSync(path.join(siteDir, LINKS))).toEqual(['a.md', 'b.md', 'new.md']);
    expect(lstatSync(link).ino).toBe(ino);
    const { version } = await run({ '2.1': { overlays: 'current' } });
    expect(titles(version('2.1').docs)).toEqual(['/docs/a', '/docs/b', '/docs/new']);
  });

  it('offers no version that is the overlay itself', async () => {
    await expect(run({ '2.1': { overlays: '2.2' } })).rejects.toMatchObject({
      details: { hint: 'Did you mean "2.0"?' },
    });
  });

  it.each([
    [{ '2.1': { overlays: '2.O' } }, '"2.O" is no version.'],
    [{ '2.1': { overlays: '2.0' }, '2.0': { overlays: '2.1' } }, '"2.1" overlays "2.0" already.'],
    [{ '2.1': { overlays: 'git' }, git: { ref: 'main' } }, 'a version from git neither overlays another'],
    [{ '2.1': { without: ['a.md'] } }, 'has no effect without "overlays"'],
  ])('is refused with %j', async (own, message) => {
    await expect(run(own)).rejects.toThrow(message);
  });
});
