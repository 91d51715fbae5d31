/** The page of all versions of the documentation. */
import { describe, expect, it } from 'vitest';
import { openWebsiteOutput } from '../setup/website-output.js';

const output = openWebsiteOutput();

describe('the page of versions', () => {
  it('R113 lists each version with its docs and its release notes, and says that there is one', () => {
    for (const [file, sentence, base] of [
      ['versions.html', 'There is one version so far: Canary.', ''],
      ['zh/versions.html', '目前只有一个版本：Canary', '/zh'],
    ] as const) {
      const page = output.page(file);
      expect(page.one('main').text).toContain(sentence);
      const rows = page.all('main tbody tr');
      expect(rows.map((row) => row.one('th').text)).toEqual([expect.stringMatching(/^Canary/)]);
      const hrefs = rows.flatMap((row) => row.all('a').map(({ attributes }) => attributes.href));
      expect(hrefs).toEqual([`${base}/docs`, `${base}/changelog/3.6.3`]);
      for (const href of hrefs) expect(output.has(`${href?.slice(1)}.html`), href).toBe(true);
    }
  });

  it('is reached from each doc, whose version leads to itself', () => {
    const canary = (file: string) =>
      output
        .page(file)
        .all('nav.navbar .dropdown__link')
        .filter(({ text }) => text.startsWith('Canary'))
        .map(({ attributes }) => attributes.href);
    expect(canary('docs/cli.html')).toEqual(['/docs/cli']);
    expect(canary('zh/docs/cli.html')).toEqual(['/zh/docs/cli']);
    expect(canary('blog.html')).toEqual(['/docs']);
  });

  it('is HTML alone', () => {
    expect(output.read('versions.html')).not.toContain('<!--island:');
  });
});
