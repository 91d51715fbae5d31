/** Runs the blog plugin on files and writes its feeds, without building a site. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import type { SiteConfig } from '../src/node/config/types.js';
import { outputFile } from '../src/node/base/output-file.js';
import { SiteError, SiteErrors } from '../src/node/base/site-error.js';
import type { PostBuildProps, TranslationMessages } from '../src/node/plugin-api/types.js';
import blog from '../src/features/blog/node/index.js';
import { blogOptionsSchema } from '../src/features/blog/node/options.js';
import { createPluginContext, createRecordingLogger, createSiteDir } from './plugin-context.js';

/** Two posts, and two that are not for all. */
export const FEED_POSTS = {
  'blog/authors.yml': 'mail: {name: Mail, email: mail@x.example}\npage: {name: Page, page: true, image_url: /a.png}\n',
  'blog/2024-01-05-old.md': '---\nauthors: [mail, page]\ntags: [A & B]\n---\n# Old\n\nOld text.',
  'blog/2024-03-01-new.md':
    '---\ntitle: New <b>\ndescription: "New & <i>text</i>, &lt;"\nslug: new one\n---\nNew text.',
  'blog/2024-04-01-draft.md': '---\ndraft: true\n---\n# Draft\n',
  'blog/2024-04-02-unlisted.md': '---\nunlisted: true\n---\n# Unlisted\n',
};

export interface FeedsRun {
  files?: Record<string, string>;
  options?: Record<string, unknown>;
  feedOptions?: Record<string, unknown>;
  siteConfig?: Partial<SiteConfig>;
  locale?: string;
  /** What `options.json` of the locale says. */
  messages?: TranslationMessages;
  /** HTML around the text of each post. */
  page?: (text: string) => string;
}

export interface WrittenFeeds {
  /** Tags for the head of each page. */
  links: { attributes: Record<string, string> }[];
  warnings: string[];
  /** Names are relative to the output folder. */
  has(name: string): boolean;
  read(name: string): string;
}

const inContainer = (text: string) => `<body><div id="__blog-post-container">${text}</div></body>`;

/** Everything that feeds need is run, nothing is built: pages hold what `page` makes of a text. */
export async function runFeeds(request: FeedsRun = {}): Promise<WrittenFeeds> {
  const {
    files = FEED_POSTS,
    options = {},
    feedOptions = {},
    siteConfig,
    locale,
    messages = {},
    page = inContainer,
  } = request;
  const { siteDir, remove } = createSiteDir(files);
  onTestFinished(remove);
  const logger = createRecordingLogger();
  const context = { ...createPluginContext({ siteDir, siteConfig, locale }), unstable_logger: logger };
  const silent = { onInlineTags: 'ignore', onUntruncatedBlogPosts: 'ignore' };
  const parsed = blogOptionsSchema.parse({ ...silent, ...options, feedOptions });
  const plugin = await blog(context, { ...parsed, id: 'default' });
  const loaded = await plugin?.loadContent?.();
  if (!plugin || !loaded) throw new Error('The plugin loads content.');
  const translationFiles = { options: { path: 'options', content: messages } };
  const content = plugin.translateContent?.({ content: loaded, translationFiles }) ?? loaded;
  for (const { metadata } of content.blogPosts) {
    const file = path.join(context.outDir, outputFile(metadata.permalink, context.siteConfig));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, page(`<p>Text of ${metadata.permalink}</p>`));
  }
  const links = plugin.injectHtmlTags?.({ content }).headTags;
  // What feeds ask for is there.
  await plugin.postBuild?.({ ...context, content } as unknown as PostBuildProps & { content: typeof content });
  return {
    // Tags are plain data.
    links: JSON.parse(JSON.stringify(links)) as { attributes: Record<string, string> }[],
    warnings: logger.warnings,
    has: (name: string) => existsSync(path.join(context.outDir, name)),
    read: (name: string) => readFileSync(path.join(context.outDir, name), 'utf8'),
  };
}

/** Messages of what goes wrong. */
export function feedFailures(request: FeedsRun): Promise<string[]> {
  return runFeeds(request).then(
    () => [],
    (error: unknown) => {
      if (error instanceof SiteErrors) return error.errors.map((one) => one.message);
      if (error instanceof SiteError) return [error.message];
      throw error;
    },
  );
}
