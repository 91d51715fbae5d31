/** Mistakes in a folder of pages that show before anything is rendered, with what is printed. */
import { describe, expect, it } from 'vitest';
import { printLoadError } from '../print-load-error.js';

/** Everything that is printed: warnings, then the error that ended the run. */
async function printPagesError(files: Record<string, string>, presetOptions = 'docs: false'): Promise<string> {
  const config = `export default {
  title: 'Broken',
  url: 'https://broken.example',
  baseUrl: '/',
  presets: [['classic', { blog: false, ${presetOptions} }]],
};
`;
  return printLoadError({ 'docusaurus.config.mjs': config, ...files });
}

const page = (yaml: string) => ({ 'src/pages/a.md': `---\n${yaml}\n---\n\nText\n` });

describe('front matter of a page', () => {
  it.each<[string, string]>([
    ['numbers that are not taken for text', 'title: 2024\ndescription: 1.5\nwrapperClassName: 3'],
    ['keywords that are not a list', 'keywords: pages, errors'],
    ['levels that no heading has', 'toc_min_heading_level: 1\ntoc_max_heading_level: 7'],
    ['draft and unlisted', 'draft: true\nunlisted: true'],
    ['flags that are none', 'hide_table_of_contents: 1\ndraft: maybe'],
  ])('%s', async (_, yaml) => {
    expect(await printPagesError(page(yaml))).toMatchSnapshot();
  });
});

describe('options of the plugin', () => {
  it.each([
    ['an unknown one', "docs: false, pages: { pth: 'src/pages' }"],
    ['an address for edits that is none', "docs: false, pages: { editUrl: 'my repository' }"],
    ['patterns that are not a list', "docs: false, pages: { include: '**/*.md' }"],
  ])('%s', async (_, presetOptions) => {
    expect(await printPagesError({}, presetOptions)).toMatchSnapshot();
  });
});

describe('a function for the address for edits', () => {
  it.each([
    ['that throws', 'docs: false, pages: { editUrl: ({ path }) => path.slice(1) }'],
    ['that returns a number', 'docs: false, pages: { editUrl: () => 5 }'],
    ['of docs', 'docs: { editUrl: () => ({}) }, pages: false'],
  ])('%s', async (_, presetOptions) => {
    const files = { 'src/pages/a.md': 'Text\n', 'docs/b.md': 'Text\n' };
    expect(await printPagesError(files, presetOptions)).toMatchSnapshot();
  });
});

describe('two files for one address', () => {
  it('are named, with their plugins', async () => {
    const home = { 'src/pages/index.jsx': 'export default () => null;', 'src/pages/about.jsx': '' };
    const twice = { 'src/pages/Index.md': '# Home\n', 'src/pages/about/index.md': '# About\n' };
    expect(await printPagesError({ ...home, ...twice })).toMatchSnapshot();
  });

  it('also when one of them is a doc at the root', async () => {
    const files = {
      'src/pages/index.jsx': 'export default () => null;',
      'docs/intro.md': '---\nslug: /\n---\n\n# Introduction\n',
      'docs/other.md': '# Other\n',
    };
    expect(await printPagesError(files, "docs: { routeBasePath: '/' }")).toMatchSnapshot();
  });

  it('are nothing to speak of when only the docs begin at the root', async () => {
    const files = { 'src/pages/index.jsx': 'export default () => null;', 'docs/intro.md': '# Introduction\n' };
    expect(await printPagesError(files, "docs: { routeBasePath: '/' }")).toBe('');
  });
});
