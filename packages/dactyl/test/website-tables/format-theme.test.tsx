/** What the page on releases 3.7 to 3.10 says of components and hooks, as far as no other test proves it. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import IdealImage from '../../src/themes/ideal-image/IdealImage.js';
import * as internal from '../../src/runtime/theme-common-internal.js';
import { PageMetadata, useHistorySelector } from '../../src/runtime/theme-common-internal.js';
import { TEST_OPTIONS } from '../markdown/compile-text.js';
import { renderPage } from '../theme/render-page.js';
import { testSite } from '../theme/test-site.js';

it('useHistorySelector knows no query on the server', () => {
  const Place = () => useHistorySelector(({ location }) => `${location.pathname}${location.search}${location.hash}`);
  expect(renderPage(<Place />, { pathname: '/a' }).html).toBe('/a');
});

it('functions for code blocks read the info string', () => {
  const { magicComments } = TEST_OPTIONS.highlight;
  expect(internal.parseCodeBlockTitle('title="a.js" {1}')).toBe('a.js');
  expect([internal.parseLanguage('x language-ts'), internal.parseLanguage(undefined)]).toEqual(['ts', undefined]);
  expect(internal.containsLineNumbers('showLineNumbers=5')).toBe(true);
  const parsed = internal.parseLines('// highlight-next-line\na\nb', { metastring: '', language: 'js', magicComments });
  expect(parsed).toEqual({ code: 'a\nb', lineClassNames: { 0: [magicComments[0]?.className] } });
});

it('keyboard navigation is still there to import', () => {
  expect(internal.keyboardFocusedClassName).toBe('navigation-with-keyboard');
  expect(typeof internal.useKeyboardNavigation).toBe('function');
});

it('a page with the title of the site shows it once', () => {
  const { title } = testSite().siteConfig;
  expect(renderPage(<PageMetadata title={title} />).head.title).toBe(title);
});

it('an image in several sizes takes attributes of images', () => {
  const html = renderToStaticMarkup(<IdealImage img="/ship.png" alt="Ship" fetchPriority="high" data-kind="own" />);
  expect(html).toContain('fetchPriority="high" data-kind="own"');
});
