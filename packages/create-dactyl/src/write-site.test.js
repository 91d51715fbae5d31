/** Templates are real folders, so that online editors can open them; what they share is held together here. */
import { chmodSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, describe, expect, it } from 'vitest';

import { TEMPLATES } from './options.js';
import { writeSite } from './write-site.js';

const templatesDir = fileURLToPath(new URL('../templates/', import.meta.url));
const temp = mkdtempSync(join(tmpdir(), 'create-dactyl-'));
afterAll(() => rmSync(temp, { recursive: true }));

/** @param {string} folder */
const filesOf = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(join(folder, file)).isFile())
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();

/** @param {string} file */
const manifestOf = (file) => JSON.parse(readFileSync(file, 'utf8'));

describe('writeSite', () => {
  it('writes every file of the template, and the name of the package', () => {
    const siteDir = join(temp, 'My Docs');
    writeSite(siteDir, { template: 'classic', typescript: true });
    const expected = filesOf(join(templatesDir, 'classic-typescript')).map((file) =>
      file === 'gitignore' ? '.gitignore' : file,
    );
    expect(filesOf(siteDir)).toEqual(expected.toSorted());
    expect(manifestOf(join(siteDir, 'package.json'))).toMatchObject({ name: 'my-docs', private: true });
  });

  it('asks for the Dactyl that was named', () => {
    const siteDir = join(temp, 'packed');
    writeSite(siteDir, { template: 'minimal', typescript: false, dactyl: 'file:../dactyl.tgz' });
    expect(manifestOf(join(siteDir, 'package.json')).dependencies.dactyl).toBe('file:../dactyl.tgz');
  });

  it.each(TEMPLATES)(
    'names the languages in the configuration of %s, with a menu where there is a choice',
    (template) => {
      const texts = [['fr'], ['en', 'zh-CN']].map((languages, index) => {
        const siteDir = join(temp, `${template}-languages-${index}`);
        writeSite(siteDir, { template, typescript: index === 1, languages });
        return readFileSync(join(siteDir, index === 1 ? 'docusaurus.config.ts' : 'docusaurus.config.js'), 'utf8');
      });
      expect(texts[0]).toContain("i18n: { defaultLocale: 'fr', locales: ['fr'] }");
      expect(texts[0]).not.toContain('localeDropdown');
      expect(texts[1]).toContain("i18n: { defaultLocale: 'en', locales: ['en', 'zh-CN'] }");
      expect(texts[1]?.split("{ type: 'localeDropdown', position: 'right' }")).toHaveLength(2);
    },
  );

  it('changes no file that is there', () => {
    const siteDir = join(temp, 'twice');
    writeSite(siteDir, { template: 'minimal', typescript: false });
    expect(() => writeSite(siteDir, { template: 'minimal', typescript: false })).toThrow('exist');
  });

  it('says in a sentence that a folder cannot be made', () => {
    const file = join(templatesDir, 'minimal/package.json');
    expect(() => writeSite(join(file, 'site'), { template: 'minimal', typescript: false })).toThrow(
      /^The site could not be written: ENOTDIR/,
    );
  });

  it('gives the files to whoever made them, wherever they come from', () => {
    const siteDir = join(temp, 'modes');
    const template = join(templatesDir, 'minimal/docs/index.md');
    const { mode } = statSync(template);
    chmodSync(template, 0o444);
    try {
      writeSite(siteDir, { template: 'minimal', typescript: false });
    } finally {
      chmodSync(template, mode);
    }
    expect(statSync(join(siteDir, 'docs/index.md')).mode & 0o200).toBe(0o200);
  });

  it('gives the package no name that it depends on', () => {
    const siteDir = join(temp, 'dactyl');
    writeSite(siteDir, { template: 'minimal', typescript: false });
    expect(manifestOf(join(siteDir, 'package.json')).name).toBe('dactyl-site');
  });
});

describe.each(TEMPLATES)('the templates of %s', (template) => {
  const plain = join(templatesDir, template);
  const typed = join(templatesDir, `${template}-typescript`);

  it('differ in code alone', () => {
    const isShared = (/** @type {string} */ file) =>
      !/\.[jt]sx?$|^tsconfig\.json$|^package\.json$|^README\.md$/.test(file);
    const shared = filesOf(typed).filter(isShared);
    expect(filesOf(plain).filter(isShared)).toEqual(shared);
    for (const file of shared) {
      expect(readFileSync(join(plain, file), 'utf8'), file).toBe(readFileSync(join(typed, file), 'utf8'));
    }
  });

  it('ask for this release', () => {
    const { version } = manifestOf(fileURLToPath(new URL('../package.json', import.meta.url)));
    for (const folder of [plain, typed]) {
      expect(manifestOf(join(folder, 'package.json')).dependencies.dactyl).toBe(`^${version}`);
    }
  });
});
