import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createSiteDir } from '../../../test/plugin-context.js';
import { SiteError } from '../base/site-error.js';
import { toPostCssError, withoutRepeated } from './post-css-error.js';

const { siteDir, remove } = createSiteDir({ 'src/custom.css': '' });
const sheet = path.join(siteDir, 'src/custom.css');
afterAll(remove);

const askedBy = [{ file: path.join(siteDir, 'tailwind-plugin.js'), plugin: 'tailwind' }];
const hint =
  'Correct the style sheet, or the plugins of PostCSS: the plugin "tailwind" in tailwind-plugin.js adds them.';

describe('an error while PostCSS is at work', () => {
  it('names the style sheet, what was thrown, and who brought the plugin', () => {
    const failure = { message: '[postcss] No such class\n    at x', id: sheet, loc: { column: NaN } };
    const error = toPostCssError(failure, askedBy);
    expect(error?.message).toBe('PostCSS failed: No such class.');
    expect(error?.details).toEqual({ file: sheet, hint });
  });

  it('has the place that the plugin names', () => {
    const failure = {
      message: `[postcss] nesting: ${sheet}:3:7: Too deep`,
      id: `${sheet}?direct`,
      loc: { line: 3, column: 6 },
    };
    const error = toPostCssError(failure, [{ file: '/site/postcss.config.cjs' }]);
    expect(error?.message).toBe('The PostCSS plugin "nesting" failed: Too deep.');
    expect(error?.details).toEqual({
      file: sheet,
      line: 3,
      column: 7,
      hint: 'Correct the style sheet, or the plugins of PostCSS: postcss.config.cjs lists them.',
    });
  });

  it('is a mistake of the CSS when no plugin is named', () => {
    const failure = { message: `[postcss] ${sheet}:1:1: Unclosed block`, id: sheet, loc: { line: 1, column: 0 } };
    expect(toPostCssError(failure, [])).toMatchObject({
      message: 'PostCSS failed: Unclosed block.',
      details: { file: sheet, line: 1, column: 1 },
    });
  });

  it('leads to the plugin when a style sheet of ours came first', () => {
    const failure = { message: '[postcss] plain', id: '\0virtual:dactyl/prism.css' };
    expect(toPostCssError(failure, askedBy)?.details.file).toBe(askedBy[0]?.file);
  });

  it('is told once, however many style sheets it stops', () => {
    const errors = [new SiteError('PostCSS failed: plain.'), new SiteError('PostCSS failed: plain.')];
    expect(withoutRepeated(errors)).toEqual([errors[0]]);
  });

  it('is not what another part of the bundler throws', () => {
    expect(toPostCssError({ message: 'panicked' }, askedBy)).toBeUndefined();
  });
});
