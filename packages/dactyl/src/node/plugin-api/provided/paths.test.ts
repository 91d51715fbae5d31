/** Names and addresses, as plugins know them from `@docusaurus/utils`. */
import { expect, it } from 'vitest';
import * as paths from './paths.js';
import { parseMarkdownHeadingId } from './texts.js';

it('are those of the site format', () => {
  expect(paths.docuHash('/')).toBe('index');
  expect(paths.docuHash('/docs/Some Page')).toBe('docs-some-page-426');
  expect(['a/index.js', 'index.md', 'x/a b.mdx'].map(paths.fileToPath)).toEqual(['/a/', '/', '/x/a b']);
  expect(paths.parseLocalUrlPath('./a.md?x#y')).toEqual({ pathname: './a.md', search: 'x', hash: 'y' });
  expect(paths.parseLocalUrlPath('https://x.org/a')).toBeNull();
  expect(paths.parseUrlPath('/a?#')).toEqual({ pathname: '/a', search: '', hash: '' });
  expect(paths.getPluginI18nPath({ localizationDir: '/l', pluginName: 'p', pluginId: 'q' })).toBe('/l/p-q');
  expect(paths.resolvePathname('../a', '/b/c/')).toBe('/b/a');
  expect([paths.isValidPathname('/a b'), paths.isValidPathname('a')]).toEqual([true, false]);
  expect(parseMarkdownHeadingId('A {#b}')).toEqual({ text: 'A', id: 'b' });
});
