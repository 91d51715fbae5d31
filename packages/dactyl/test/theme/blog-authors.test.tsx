import { describe, expect, it } from 'vitest';
import Author from '@theme/Blog/Components/Author';
import BlogAuthorsListPage from '@theme/Blog/Pages/BlogAuthorsListPage';
import type { BlogAuthor } from '../../src/features/blog/react/types.js';
import { renderPage } from './render-page.js';

const CORE: BlogAuthor = {
  key: 'core',
  name: 'Core team',
  title: 'Build and rendering',
  description: 'Looks after the framework.',
  url: 'https://core.example',
  imageURL: '/img/core.svg',
  page: { permalink: '/blog/authors/core' },
};

const render = (author: BlogAuthor, as?: 'h1' | 'h2') => renderPage(<Author as={as} author={author} />).html;

describe('an author', () => {
  it('leads to the page on this site rather than elsewhere', () => {
    const html = render(CORE);
    expect(html.match(/href="[^"]*"/g)).toEqual(['href="/blog/authors/core"', 'href="/blog/authors/core"']);
    expect(render({ ...CORE, page: null })).toContain('href="https://core.example"');
    const written = { key: null, name: 'Somebody', email: 'post@core.example', page: null };
    expect(render(written)).toContain('href="mailto:post@core.example"');
    expect(render({ ...written, email: undefined })).not.toContain('<a ');
  });

  it('is described on the own page, and not above each post', () => {
    expect(render(CORE)).not.toContain('Looks after');
    const html = render(CORE, 'h1');
    expect(html).toContain('<h1 translate="no" class="dactyl-author__name">Core team</h1>');
    expect(html).toContain('<p>Looks after the framework.</p>');
  });

  it('without a name is called by the key where a name is needed', () => {
    const nameless = { ...CORE, name: undefined, title: undefined };
    expect(render(nameless)).toContain('alt="core"');
    expect(render(nameless)).not.toContain('avatar__name');
    expect(render(nameless, 'h1')).toContain('>core</h1>');
  });

  it('who is a picture alone says where the picture leads', () => {
    const picture = { key: null, imageURL: '/img/core.svg', page: null };
    expect(render({ ...picture, url: 'https://core.example' })).toContain('alt="https://core.example"');
    expect(render(picture)).toContain('alt=""');
  });

  it('has a link per platform, whose name says whose it is; unknown platforms go by their own name', () => {
    const html = render({
      ...CORE,
      socials: { GitHub: 'https://code.example/core', forum: 'https://forum.example/core', chat: '@core' },
    });
    // Where nobody knows the address of a handle, it is shown.
    expect(html).toMatch(/<span class="dactyl-author__social" title="chat"><svg.*<\/svg>@core<\/span>/);
    expect(html).toContain('aria-label="GitHub: Core team"');
    expect(html).toContain('aria-label="forum: Core team"');
    expect(render({ ...CORE, socials: { constructor: 'me' } })).toContain('title="constructor"');
  });
});

it('the list of authors says how many posts each has', () => {
  const authors = [
    { ...CORE, count: 1 },
    { ...CORE, key: 'docs', name: 'Docs team', imageURL: undefined, count: 0 },
  ];
  const { html } = renderPage(<BlogAuthorsListPage authors={authors} />);
  expect(html).toMatch(/Core team.*title="One post">1<.*Docs team.*title="0 posts">0</);
  expect(html.match(/<img /g)).toHaveLength(1);
});
