/** Each mistake in the options of feeds, with what is printed while the site loads: before anything is built. */
import { expect, it } from 'vitest';
import { printLoadError } from '../print-load-error.js';

const config = (feedOptions: string) => `export default {
  title: 'Broken',
  url: 'https://broken.example',
  baseUrl: '/',
  presets: [['classic', { docs: false, pages: false, blog: {
    onUntruncatedBlogPosts: 'ignore',
    feedOptions: {
      ${feedOptions},
    },
  } }]],
};
`;

it.each<[string, string, Record<string, string>?]>([
  ['a type that there is not', `type: 'rsss'`],
  ['a type among others that there is not', `type: ['rss', 'html']`],
  ['a type that is no word', `type: true`],
  ['an unknown option', `limits: 5`],
  ['a limit below zero', 'limit: -1'],
  ['a limit that is true', 'limit: true'],
  ['a title that is not text', 'title: 5'],
  ['a style sheet for a format without one', `xslt: { json: 'feed.xsl' }`],
  ['a style sheet that is a number', 'xslt: { rss: 1 }'],
  ['one style sheet for both formats', `xslt: 'feed.xsl'`],
  ['a style sheet that does not exist', `xslt: { rss: 'styles/feed.xsl', atom: true }`],
  ['two that do not exist', `xslt: { rss: 'one.xsl', atom: 'two.xsl' }`],
  ['a style sheet without CSS', `xslt: { atom: 'feed.xsl' }`, { 'blog/feed.xsl': '<x/>' }],
  ['items that are no function', 'createFeedItems: []'],
])('%s', async (_, options, files = {}) => {
  const printed = await printLoadError({
    'docusaurus.config.mjs': config(options),
    'blog/2024-01-05-fine.md': '# Fine\n',
    ...files,
  });
  expect(printed).toMatchSnapshot();
});
