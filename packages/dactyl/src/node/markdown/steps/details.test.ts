import { describe, expect, it } from 'vitest';
import { htmlOf } from '../../../../test/markdown/compile-text.js';

/** Blanks between elements and the constant attributes left out. */
async function detailsOf(source: string, changes: Parameters<typeof htmlOf>[1] = {}): Promise<string> {
  const html = await htmlOf(source, changes);
  return html
    .replaceAll(/ data-collapsible(?:="")?/g, '')
    .replaceAll('theme-details-content', 'content')
    .replaceAll(/class="theme-details alert alert--info ?([^"]*)"/g, '"$1"')
    .replaceAll(/\s*\n\s*/g, '');
}

describe('details', () => {
  it.each([
    [
      'blocks',
      '<details>\n<summary>A *b*</summary>\n\nc\n\n</details>',
      '<details ""><summary>A <em>b</em></summary><div class="content"><p>c</p></div></details>',
    ],
    [
      'one line',
      '<details><summary>A</summary>c *d*</details>',
      '<details ""><summary>A</summary><div class="content">c <em>d</em></div></details>',
    ],
    [
      'text on the next line',
      '<details>\n  <summary>A</summary>\n  c\n</details>',
      '<details ""><summary>A</summary><div class="content"><p>c</p></div></details>',
    ],
    [
      'no summary',
      '<details>\n\nc\n\n</details>',
      '<details ""><summary>Details</summary><div class="content"><p>c</p></div></details>',
    ],
    [
      'blocks in the summary',
      '<details>\n<summary>\n\n**A**\n\n</summary>\n\nc\n\n</details>',
      '<details ""><summary><p><strong>A</strong></p></summary><div class="content"><p>c</p></div></details>',
    ],
    [
      'nested',
      '<details>\n<summary>A</summary>\n\n<details>\n<summary>B</summary>\n\nc\n\n</details>\n\n</details>',
      '<details ""><summary>A</summary><div class="content"><details ""><summary>B</summary><div class="content"><p>c</p></div></details></div></details>',
    ],
    [
      'attributes',
      '<details open className="k" id="i">\n<summary>A</summary>\n\nc\n\n</details>',
      '<details open id="i" "k"><summary>A</summary><div class="content"><p>c</p></div></details>',
    ],
    [
      'closed in words',
      '<details open={false}>\n<summary>A</summary>\n\nc\n\n</details>',
      '<details ""><summary>A</summary><div class="content"><p>c</p></div></details>',
    ],
    [
      'in a list',
      '- a\n  <details>\n  <summary>A</summary>\n\n  c\n\n  </details>',
      '<ul><li><p>a</p><details ""><summary>A</summary><div class="content"><p>c</p></div></details></li></ul>',
    ],
    [
      'in a table',
      '| a |\n|---|\n| <details><summary>A</summary>c</details> |',
      '<div class="table-wrapper" tabindex="0"><table><thead><tr><th>a</th></tr></thead><tbody><tr><td><details ""><summary>A</summary><div class="content">c</div></details></td></tr></tbody></table></div>',
    ],
  ])('%s', async (_, source, html) => {
    expect(await detailsOf(source)).toBe(html);
  });

  it('in raw HTML', async () => {
    const source =
      '<details open>\n<summary>A <b>b</b></summary>\n\n*c*\n\n<details>\n<summary>B</summary>\nd\n</details>\n\n</details>';
    expect(await detailsOf(source, { format: 'md' })).toBe(
      '<details open ""><summary>A <b>b</b></summary><div class="content"><p><em>c</em></p><details ""><summary>B</summary><div class="content">d</div></details></div></details>',
    );
  });
});
