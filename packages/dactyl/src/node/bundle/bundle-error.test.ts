import { afterAll, describe, expect, it } from 'vitest';
import path from 'node:path';
import { createSiteDir } from '../../../test/plugin-context.js';
import { SiteError, SiteErrors } from '../base/site-error.js';
import { toBundleErrors } from './bundle-error.js';

const { siteDir, remove } = createSiteDir({ 'src/pages/index.tsx': '' });
const page = path.join(siteDir, 'src/pages/index.tsx');
afterAll(remove);

/** What the bundler throws. */
const failure = (...errors: unknown[]) => Object.assign(new Error('Build failed'), { errors });

const unresolved = (name: string) => ({
  code: 'UNRESOLVED_IMPORT',
  message: `\u001B[31m[UNRESOLVED_IMPORT] \u001B[0mCould not resolve '${name}' in src/pages/index.tsx\n   ╭─[ … ]`,
  exporter: name,
  loc: { file: page, line: 3, column: 14 },
});

describe('toBundleErrors', () => {
  it.each([
    ['./nothing', 'Correct the path, or create the file.'],
    ['@site/src/nothing', 'Correct the path, or create the file.'],
    ['lodash/merge', 'Install the package: npm install lodash'],
    ['@scope/name/part', 'Install the package: npm install @scope/name'],
    ['@docusaurus/utils', 'Install the package: npm install @docusaurus/utils'],
    ['@docusaurus/core/lib/client/nothing', expect.stringContaining('installing it does not help')],
    ['@generated/search/index.js', expect.stringContaining('A plugin writes this module')],
  ])('says where %s is imported, and what to do', (name, hint) => {
    const error = toBundleErrors(failure(unresolved(name)), siteDir);
    expect(error).toMatchObject({
      name: 'SiteError',
      message: `Could not resolve '${name}' in src/pages/index.tsx.`,
      details: { file: page, line: 3, column: 15, hint },
    });
  });

  it('finds the place of a syntax error in the drawing', () => {
    const message = '[builtin:vite-transform] Unexpected token.\n   ╭─[ src/pages/index.tsx:4:2 ]\n';
    expect(toBundleErrors(failure({ code: 'PLUGIN_ERROR', message }), siteDir)).toMatchObject({
      message: 'Unexpected token.',
      details: { file: page, line: 4, column: 2 },
    });
  });

  it('calls a Markdown file by its name, not by that of its stub', () => {
    const message = `"nope" is not exported by "\\0virtual:dactyl/markdown/${path.join(siteDir, 'parts/a.mdx')}.js".`;
    const reported = { code: 'MISSING_EXPORT', message, loc: { file: page, line: 1, column: 0 } };
    expect(toBundleErrors(failure(reported), siteDir)).toMatchObject({
      message: '"nope" is not exported by "parts/a.mdx".',
    });
  });

  it('says which release of Sass is needed', () => {
    const sheet = path.join(siteDir, 'src/a.scss');
    const message = '[sass] sass.initAsyncCompiler is not a function';
    expect(toBundleErrors(failure({ message, id: sheet, code: 'PLUGIN_ERROR' }), siteDir)).toMatchObject({
      message: 'The installed package "sass" is too old to read a.scss.',
      details: { file: sheet, hint: expect.stringContaining('npm install --save-dev sass@latest') },
    });
  });

  it('knows the words of Vite for a missing package', () => {
    const message = `[vite]: Rolldown failed to resolve import "nothing" from "${page}".\nThis is most likely unintended`;
    expect(toBundleErrors(failure({ message }), siteDir)).toMatchObject({
      message: 'The import "nothing" names no file and no package.',
      details: { file: page, hint: 'Install the package: npm install nothing' },
    });
  });

  it('names the package that reads a style sheet', () => {
    const message = `[plugin vite:css] ${page}\nError: Preprocessor dependency "sass-embedded" not found. Did you install it?`;
    expect(toBundleErrors(failure({ message }), siteDir)).toMatchObject({
      message: 'To read index.tsx, the package "sass" is needed.',
      details: { file: page, hint: 'Install it: npm install --save-dev sass' },
    });
  });

  it('names a file that the configuration asks for in vain', () => {
    const message = `[UNRESOLVED_IMPORT] Could not resolve '/lost/custom.css' in \0virtual:dactyl/styles\n   ╭─[ … ]`;
    expect(toBundleErrors(failure({ code: 'UNRESOLVED_IMPORT', message }), siteDir)).toMatchObject({
      message: 'The file /lost/custom.css does not exist.',
      details: { hint: expect.stringContaining('look for "custom.css"') as string },
    });
  });

  it('gathers several, among them errors of our own plugins', () => {
    const own = new SiteError('No theme has the component "@theme/X".');
    const error = toBundleErrors(failure(own, unresolved('./a')), siteDir);
    expect(error).toBeInstanceOf(SiteErrors);
    expect(error instanceof SiteErrors && error.errors).toContain(own);
  });

  it('leaves alone what the site cannot mend', () => {
    const bug = failure({ message: 'panicked' });
    expect(toBundleErrors(bug, siteDir)).toBe(bug);
    expect(toBundleErrors('text', siteDir)).toBe('text');
  });
});
