import { afterEach, describe, expect, it } from 'vitest';
import path from 'node:path';
import { createSiteDir } from '../../../test/plugin-context.js';
import { LOADED_PACKAGE } from '../../../test/loaded-package.js';
import { replacedElements } from './replaced-elements.js';

let remove = () => {};
afterEach(() => remove());

function replacedBy(files: Record<string, string>): string[] {
  const site = createSiteDir(files);
  remove = site.remove;
  return replacedElements({ site: path.join(site.siteDir, 'src/theme'), themes: [] }, { mermaid: true });
}

describe('replacedElements', () => {
  it.each([
    ['src/theme/MDXComponents/A.tsx', ['a']],
    ['src/theme/MDXComponents/Img/index.js', ['img']],
    ['src/theme/CodeBlock/index.tsx', ['code']],
    ['src/theme/CodeBlock/Content/String.tsx', ['code']],
    ['src/theme/Admonition/Icon/Note.tsx', ['admonition']],
    ['src/theme/Heading.jsx', ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']],
    ['src/theme/Mermaid/index.tsx', ['mermaid']],
    ['src/theme/Icon/Copy.jsx', ['code']],
    ['src/theme/Icon/Home.jsx', []],
    ['src/theme/Footer.tsx', []],
    ['src/theme/DocItem/Layout.tsx', []],
    ['src/theme/CodeBlock/styles.module.css', []],
  ])('%s → %j', (file, elements) => {
    expect(replacedBy({ [file]: '' })).toEqual(elements);
  });

  it.each([
    ['export default { ...MDXComponents, a: Link, h2: Title };', ['a', 'h2']],
    ["export default { ...MDXComponents, 'blockquote': Quote };", ['blockquote']],
    ['const table = () => null; export default { ...MDXComponents, table };', ['table']],
    ['export default { ...MDXComponents, img(props) { return null; } };', ['img']],
    ['export default { ...MDXComponents, Shout, Tabs };', []],
  ])('reads the keys of the map of components: %s', (source, elements) => {
    expect(replacedBy({ 'src/theme/MDXComponents.tsx': source })).toEqual(elements);
  });

  it('is nothing for a site without a theme of its own', () => {
    expect(replacedBy({})).toEqual([]);
  });

  it('looks into themes of others, and asks what plugins say of theirs', () => {
    const other = createSiteDir({ 'theme/Details.js': '' });
    remove = other.remove;
    const themes = [path.join(other.siteDir, 'theme'), '/live', '/diagrams', path.join(LOADED_PACKAGE, 'theme')];
    const facts = { '/live': { elements: ['code:live'] }, '/diagrams': { elements: ['mermaid'] } };
    const layers = { site: '/nowhere', themes, facts };
    expect(replacedElements(layers, { mermaid: true })).toEqual(['code:live', 'details', 'mermaid']);
    expect(replacedElements(layers, { mermaid: false })).toEqual(['code:live', 'details']);
  });
});
