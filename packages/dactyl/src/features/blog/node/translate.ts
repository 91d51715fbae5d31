/** Texts from the blog's options, which each locale translates in `options.json`. */
import type { TranslationFile, TranslationMessages } from '../../../node/plugin-api/types.js';
import type { BlogContent, BlogPaginated } from './content-types.js';
import type { BlogOptions } from './options.js';

const FILE = 'options';

export function blogTranslationFiles(options: BlogOptions): TranslationFile[] {
  return [
    {
      path: FILE,
      content: {
        title: { message: options.blogTitle, description: 'The title of the blog, for search engines' },
        description: {
          message: options.blogDescription,
          description: 'The description of the blog, for search engines',
        },
        'sidebar.title': { message: options.blogSidebarTitle, description: 'The heading of the sidebar' },
        ...feedMessages(options),
      },
    },
  ];
}

/** Only texts set in the options: by default, feeds use the title of the site. */
function feedMessages({ feedOptions: { title, description } }: BlogOptions): TranslationMessages {
  return {
    ...(title !== undefined && { 'feed.title': { message: title, description: 'The title of the feeds' } }),
    ...(description !== undefined && {
      'feed.description': { message: description, description: 'The description of the feeds' },
    }),
  };
}

export function translateBlog(content: BlogContent, files: Readonly<Record<string, TranslationFile>>): BlogContent {
  const messages = files[FILE]?.content;
  if (messages === undefined) return content;
  const blogTitle = messages['title']?.message ?? content.blogTitle;
  const blogDescription = messages['description']?.message ?? content.blogDescription;
  const translate = (pages: readonly BlogPaginated[]): BlogPaginated[] =>
    pages.map((page) => ({ ...page, metadata: { ...page.metadata, blogTitle, blogDescription } }));
  return {
    ...content,
    blogTitle,
    blogDescription,
    blogSidebarTitle: messages['sidebar.title']?.message ?? content.blogSidebarTitle,
    feedTitle: messages['feed.title']?.message,
    feedDescription: messages['feed.description']?.message,
    blogListPaginated: translate(content.blogListPaginated),
    blogTags: Object.fromEntries(
      Object.entries(content.blogTags).map(([permalink, tag]) => [permalink, { ...tag, pages: translate(tag.pages) }]),
    ),
  };
}
