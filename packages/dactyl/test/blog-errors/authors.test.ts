/** Each mistake in authors and tags of posts, with what is printed. */
import { describe, expect, it } from 'vitest';
import { type BrokenBlog, post, printBlogError } from './print-blog-error.js';

const AUTHORS = 'core:\n  name: Core team\ndocs:\n  name: Docs team\n';

const by = (yaml: string, authors: string | null = AUTHORS): BrokenBlog => ({
  files: { 'blog/authors.yml': authors, 'blog/2024-01-02-a.md': post(`title: A\n${yaml}`) },
});
const authorsFile = (text: string): BrokenBlog => ({ files: { 'blog/authors.yml': text } });

describe('authors of a post', () => {
  it.each<[string, BrokenBlog]>([
    ['an unknown key', by('authors: coer')],
    ['a name in place of a key', by('authors:\n  - core\n  - The writing team')],
    ['several unknown keys', by('authors: [dosc, others]')],
    ['a key without an authors file', by('authors: core', null)],
    ['a key twice', by('authors: [core, docs, core]')],
    ['an author without a name', by('authors:\n  - core\n  - title: Writes')],
    ['authors of another kind', by('authors: true')],
    ['an item of another kind', by('authors: [core, [docs]]')],
    ['socials with half an address', by('authors:\n  name: A team\n  socials:\n    github: teams/a')],
    ['socials that are none', by('authors:\n  key: core\n  socials: github')],
    ['an address that is none', by('authors:\n  name: A team\n  url: our page')],
    ['both ways to name authors', by('authors: core\nauthor: Core team\nauthor_title: Builds it')],
    ['an address that is none, the older way', by('author: Core team\nauthor_url: our home page')],
  ])('%s', async (_, site) => {
    expect(await printBlogError(site)).toMatchSnapshot();
  });
});

describe('an author that is not in the authors file', () => {
  it.each(['throw', 'warn', 'log', 'ignore'])('onInlineAuthors: %s', async (severity) => {
    const site = by('authors:\n  - name: A team\n  - core');
    expect(await printBlogError({ ...site, options: `onInlineAuthors: '${severity}'` })).toMatchSnapshot();
  });
});

describe('the authors file', () => {
  it.each<[string, BrokenBlog]>([
    ['is a list', authorsFile('- core\n')],
    ['is no YAML', authorsFile('core:\n  name: Core: team\n')],
    ['has authors that are no objects', authorsFile('core: Core team\ndocs:\n')],
    ['has authors without a name', authorsFile('core:\n  title: Builds it\ndocs: {}\n')],
    [
      'has fields of other kinds',
      authorsFile('core:\n  name: [Core]\n  url: our page\n  email: true\n  page: yes please\n  socials: [github]\n'),
    ],
    ['has a page with an unknown key', authorsFile('core:\n  name: Core\n  page:\n    permlink: /core\n')],
    ['has socials with half an address', authorsFile('core:\n  name: Core\n  socials:\n    github: teams/core\n')],
    [
      'has one page several times',
      authorsFile(
        'core:\n  name: Core\n  page: true\ndocs:\n  name: Docs\n  page: {permalink: core}\nmore:\n  name: More\n  page: {permalink: /core}\n',
      ),
    ],
  ])('%s', async (_, site) => {
    expect(await printBlogError(site)).toMatchSnapshot();
  });

  it('may be empty, or missing', async () => {
    expect(await printBlogError(authorsFile('# nobody yet\n'))).toBe('');
    expect(await printBlogError({ options: `authorsMapPath: 'people.json'` })).toBe('');
  });
});

describe('tags', () => {
  const tagged = (options: string): BrokenBlog => ({
    options,
    files: { 'blog/tags.yml': 'intro:\n', 'blog/2024-01-02-a.md': post('title: A\ntags: [intro, itnro, other]') },
  });

  it.each<[string, BrokenBlog]>([
    ['a missing file', { options: `tags: 'labels.yml'` }],
    ['a file with an unknown field', { files: { 'blog/tags.yml': 'intro:\n  lable: Intro\n' } }],
    ['a file with one permalink twice', { files: { 'blog/tags.yml': 'intro:\n  permalink: /start\nstart:\n' } }],
    ['a tag that the file does not define', tagged('')],
    ['a tag that the file does not define, as an error', tagged(`onInlineTags: 'throw'`)],
    ['a tag that the file does not define, ignored', tagged(`onInlineTags: 'ignore'`)],
  ])('%s', async (_, site) => {
    expect(await printBlogError(site)).toMatchSnapshot();
  });
});
