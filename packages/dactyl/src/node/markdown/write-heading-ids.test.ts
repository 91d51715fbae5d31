import { describe, expect, it } from 'vitest';
import { writeHeadingIds } from './write-heading-ids.js';

describe('writeHeadingIds', () => {
  it.each([
    ['## Two words', '## Two words {#two-words}'],
    ['# Title', '# Title'],
    [
      '### The [`code`](./x.md) of *a* _b_c_ <b>d</b>',
      '### The [`code`](./x.md) of *a* _b_c_ <b>d</b> {#the-code-of-a-b_c-d}',
    ],
    ['## Kept {#mine}', '## Kept {#mine}'],
    ['## Kept {/* #mine */}', '## Kept {/* #mine */}'],
    ['## 标题\r', '## 标题 {#标题}\r'],
    ['## Closed ##', '## Closed {#closed}'],
    [
      '## Same\n## Same\n## Other {#same-2}\n## Same',
      '## Same {#same}\n## Same {#same-1}\n## Other {#same-2}\n## Same {#same-3}',
    ],
    // As on the page, where the title comes first.
    ['# Same\n## Same\n## Same', '# Same\n## Same {#same-1}\n## Same {#same-2}'],
    ['# Own {#same}\n## Same', '# Own {#same}\n## Same {#same-1}'],
    ['<!--\n## Hidden\n-->\n## Hidden', '<!--\n## Hidden\n-->\n## Hidden {#hidden}'],
    ['{/*\n## Hidden\n*/}\n## Hidden', '{/*\n## Hidden\n*/}\n## Hidden {#hidden}'],
    ['---\n## no: heading\n---\n## Yes', '---\n## no: heading\n---\n## Yes {#yes}'],
    ['````md\n```\n## Code\n```\n````\n## Yes', '````md\n```\n## Code\n```\n````\n## Yes {#yes}'],
  ])('of %j is %j', (text, written) => {
    expect(writeHeadingIds(text)).toBe(written);
    expect(writeHeadingIds(written)).toBe(written);
  });

  it('writes ids as MDX comments, and rewrites existing ids with an option', () => {
    const text = '## New\n## Old {#mine}';
    const syntax = 'mdx-comment';
    expect(writeHeadingIds(text, { syntax })).toBe('## New {/* #new */}\n## Old {#mine}');
    const migrated = '## New {/* #new */}\n## Old {/* #mine */}';
    expect(writeHeadingIds(text, { syntax, migrate: true })).toBe(migrated);
    expect(writeHeadingIds(migrated, { migrate: true })).toBe('## New {#new}\n## Old {#mine}');
  });

  it('keeps capitals and replaces ids with the options for it', () => {
    expect(writeHeadingIds('## New Words {#old}', { overwrite: true })).toBe('## New Words {#new-words}');
    expect(writeHeadingIds('## New Words', { maintainCase: true })).toBe('## New Words {#New-Words}');
  });
});
