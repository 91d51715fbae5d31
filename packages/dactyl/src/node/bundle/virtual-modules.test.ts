import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { SiteError } from '../base/site-error.js';
import { resolveGenerated } from './virtual-modules.js';

describe('@generated', () => {
  const generatedDir = mkdtempSync(path.join(tmpdir(), 'generated-'));
  const importer = '/site/src/pages/index.jsx';
  const input = { generated: { 'docusaurus.config': {}, i18n: {} }, generatedDir, siteDir: '/site' };
  const resolve = (id: string) => resolveGenerated(id, { importer, input });
  afterAll(() => rmSync(generatedDir, { recursive: true }));

  it('names what the framework knows, with the ending of a file or without', () => {
    expect(resolve('@generated/i18n')).toBe('\0@generated/i18n');
    expect(resolve('@generated/docusaurus.config.mjs')).toBe('\0@generated/docusaurus.config');
  });

  it('names what plugins write into their folder of generated files', () => {
    mkdirSync(path.join(generatedDir, 'plugin/default'), { recursive: true });
    writeFileSync(path.join(generatedDir, 'plugin/default/words.js'), 'export default 1;');
    const file = path.join(generatedDir, 'plugin/default/words.js');
    expect(resolve('@generated/plugin/default/words.js')).toBe(file);
    expect(resolve('@generated/plugin/default/words')).toBe(file);
  });

  it('is an error that names the others where there is nothing', () => {
    expect(() => resolve('@generated/routes')).toThrow(
      new SiteError('The import "@generated/routes" names no module.', {
        file: importer,
        hint: 'There are: @generated/docusaurus.config, @generated/i18n, and what plugins write into context.generatedFilesDir.',
      }),
    );
  });
});
