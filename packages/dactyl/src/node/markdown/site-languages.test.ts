import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEST_OPTIONS, testProcessor } from '../../../test/markdown/compile-text.js';
import { highlightOptions } from '../site/processor-options.js';

// Inside the package's folder, so that its dependencies can be imported.
let site: string;
beforeAll(() => {
  const folder = path.join(import.meta.dirname, '../../../test/.tmp');
  mkdirSync(folder, { recursive: true });
  site = mkdtempSync(path.join(folder, 'languages-'));
});
afterAll(() => rmSync(site, { recursive: true }));

function write(name: string, text: string): void {
  writeFileSync(path.join(site, name), text);
}

async function render(code: string, language: string): Promise<string> {
  const { languagesModule } = highlightOptions({}, { site });
  const highlight = { ...TEST_OPTIONS.highlight, ...(languagesModule && { languagesModule }) };
  return (await testProcessor({ highlight })).renderCodeBlock(code, language, undefined);
}

describe('src/theme/prism-include-languages', () => {
  it('adds languages of the site, as the default module does and by scripts that expect a global Prism', async () => {
    write('prism-tern.js', `Prism.languages.tern = { keyword: /\\b(?:fly|glide)\\b/ };`);
    write(
      'prism-include-languages.js',
      `import original from '@theme-original/prism-include-languages';
       import siteConfig from '@generated/docusaurus.config';
       export default function prismIncludeLanguages(PrismObject) {
         original(PrismObject);
         const before = globalThis.Prism;
         globalThis.Prism = PrismObject;
         siteConfig.themeConfig.prism.additionalLanguages.forEach((name) => require(\`prismjs/components/prism-\${name}\`));
         require('prismjs/components/prism-elm');
         require('./prism-tern');
         PrismObject.languages.skua = { string: /"[^"]*"/ };
         delete globalThis.Prism;
         if (before !== undefined) globalThis.Prism = before;
       }`,
    );
    expect(await render('fly home', 'tern')).toMatch(/<span class="p\d+">fly<\/span>/);
    expect(await render('a "b"', 'skua')).toMatch(/<span class="p\d+">&quot;b&quot;<\/span>/);
    expect(await render('module A exposing (..)', 'elm')).toMatch(/<span class="p\d+">module/);
  });

  it('is part of the cache key with all that it imports', () => {
    const { hash } = highlightOptions({}, { site }).languagesModule ?? {};
    write('prism-tern.js', 'Prism.languages.tern = {};');
    expect(highlightOptions({}, { site }).languagesModule?.hash).not.toBe(hash);
  });

  it.each([
    ['throws', 'export default () => { window.alert(1); }', 'Adding languages to Prism failed: window is not defined'],
    ['exports something else', 'export default {};', 'exports no function'],
  ])('that %s is named', async (_, code, message) => {
    write('prism-include-languages.js', code);
    const error: unknown = await render('a', 'js').catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({
      message: expect.stringContaining(message),
      details: { file: expect.stringContaining(site) },
    });
  });

  it('does not exist on most sites', () => {
    expect(highlightOptions({}, { site: path.join(site, 'none') }).languagesModule).toBeUndefined();
  });
});
