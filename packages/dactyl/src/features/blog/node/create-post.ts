/** Creates a post from a file that was read. Data that all posts of a blog share is in the request. */
import { statSync } from 'node:fs';
import { checkSlug } from '../../../node/content/check-slug.js';
import { aliasedSitePath, editUrl, siteRelative } from '../../../node/content/edit-url.js';
import { originEditUrl } from '../../../node/content/origins.js';
import { type History, readLastUpdate } from '../../../node/content/last-update.js';
import type { Report } from '../../../node/content/report.js';
import type { SourceFile } from '../../../node/content/source-files.js';
import { reportInlineTags, resolveTags, type TagsFile } from '../../../node/content/tags.js';
import { readTitleAndExcerpt, removeTitle } from '../../../node/content/title-and-excerpt.js';
import type { ReadTranslationState } from '../../../node/content/translation-source.js';
import { readVisibility } from '../../../node/content/visibility.js';
import { readWrittenDate } from '../../../node/content/written-date.js';
import { SiteError } from '../../../node/base/site-error.js';
import { dateSource } from '../../../node/plugin-api/file-history.js';
import type { PluginContext } from '../../../node/plugin-api/types.js';
import { addLeadingSlash } from '../../../shared/url.js';
import { resolveAuthors } from './authors.js';
import type { AuthorsMap, BlogPost } from './content-types.js';
import type { FileNameFacts } from './file-name.js';
import type { PostFrontMatter } from './front-matter.js';
import type { BlogOptions, EditUrlFunction } from './options.js';
import type { BlogPaths } from './paths.js';
import { defaultReadingTime, readingTimeIn } from './reading-time.js';
import type { BlogTag } from './types.js';

/** A file that was read, before it becomes a post. */
export interface PostDraft {
  source: SourceFile;
  frontMatter: PostFrontMatter;
  /** Text below the front matter. */
  body: string;
  name: FileNameFacts;
  /** Date in the front matter, as written, if it does not exist. */
  impossibleDate?: string;
}

/** Options and data that all posts of a blog share. */
export interface ReadPostsOptions {
  context: PluginContext;
  options: BlogOptions;
  paths: BlogPaths;
  authorsMap: AuthorsMap | undefined;
  tagsFile: TagsFile | undefined;
  isProduction: boolean;
  report: Report;
}

export interface PostRequest extends ReadPostsOptions {
  history: History;
  readTranslationState: ReadTranslationState;
  /** Functions of the options, wrapped so that errors name the option. */
  readingTime: (args: { content: string; frontMatter: PostFrontMatter; file: string }) => number | undefined;
  editUrl: EditUrlFunction | undefined;
  /** Collects files whose last update is to be shown but is unknown. */
  withoutHistory: string[];
  /** Collects files without a date of their own. */
  undated: string[];
}

export async function createPost(draft: PostDraft, request: PostRequest): Promise<BlogPost> {
  const { source, frontMatter, body, name } = draft;
  const { context, options, paths, authorsMap, isProduction } = request;
  const { file } = source;
  const { contentTitle, excerpt } = readTitleAndExcerpt(body);
  const content = removeTitle(body);
  const slug = frontMatter.slug ?? name.slug;
  checkSlug({ slug: frontMatter.slug, pathname: addLeadingSlash(slug), file });
  const permalink = paths.below(slug);
  return {
    id: slug,
    metadata: {
      permalink,
      editUrl: postEditUrl(source, permalink, request),
      source: aliasedSitePath(context.siteDir, file),
      title: frontMatter.title ?? contentTitle ?? name.text,
      description: frontMatter.description ?? excerpt ?? '',
      date: postDate(draft, request),
      tags: postTags(draft, request),
      readingTime: options.showReadingTime ? request.readingTime({ content, frontMatter, file }) : undefined,
      hasTruncateMarker: options.truncateMarker.test(content),
      authors: resolveAuthors({
        frontMatter,
        authorsMap,
        baseUrl: context.baseUrl,
        file,
        authorsFile: options.authorsMapPath,
      }),
      frontMatter,
      unlisted: readVisibility(frontMatter, isProduction).unlisted,
      ...(await request.readTranslationState(source, frontMatter)),
      ...readLastUpdate({
        file,
        dates: dateSource(context.siteConfig.future.experimental_vcs, isProduction),
        override: frontMatter.last_update,
        options,
        history: request.history,
        onUnknown: (unknown) => request.withoutHistory.push(unknown),
      }),
    },
    content,
  };
}

function postTags({ source, frontMatter }: PostDraft, request: PostRequest): BlogTag[] {
  const { context, options, paths, tagsFile, report } = request;
  const { siteDir } = context;
  const tags = resolveTags({ tags: frontMatter.tags, tagsFile, tagsPath: paths.tagsList });
  reportInlineTags({ tags, tagsFile, file: source.file, siteDir, severity: options.onInlineTags, report });
  return tags.map((tag) => ({ ...tag, permalink: paths.permalink(tag.permalink) }));
}

/** The date of a post: from front matter, else the file name, else git, else the file system. */
function postDate({ source: { file }, frontMatter, name }: PostDraft, { history, undated }: PostRequest): Date {
  const written = frontMatter.date === undefined ? undefined : readWrittenDate(frontMatter.date);
  if (written !== undefined) return written;
  if (name.date !== undefined) return name.date;
  if (name.impossibleDate !== undefined) {
    throw new SiteError(`The name of the file holds the date ${name.impossibleDate}, which no calendar has.`, {
      file,
      hint: 'Rename the file, or give it a "date" in its front matter.',
    });
  }
  const firstCommit = history?.get(file)?.oldest;
  if (firstCommit !== undefined) return new Date(firstCommit.timestamp);
  undated.push(file);
  return statSync(file).birthtime;
}

function postEditUrl(source: SourceFile, permalink: string, request: PostRequest): string | undefined {
  const { context, options, paths } = request;
  const { siteDir, i18n } = context;
  const origin = originEditUrl({
    origins: context.unstable_origins,
    contentDir: paths.contentDir,
    source,
    editLocalizedFiles: options.editLocalizedFiles,
    hasEditLinks: options.editUrl !== undefined,
  });
  if (origin) return origin.editUrl;
  if (request.editUrl !== undefined) {
    return request.editUrl({
      blogDirPath: siteRelative(siteDir, folderOf(source, paths)),
      blogPath: source.path,
      permalink,
      locale: i18n.currentLocale,
    });
  }
  const base = typeof options.editUrl === 'string' ? options.editUrl : undefined;
  return editUrl({ ...paths, base, siteDir, source, editLocalizedFiles: options.editLocalizedFiles });
}

function folderOf({ localized, fallback }: SourceFile, { localizedDir, contentDir }: BlogPaths): string {
  return localized ? (fallback?.dir ?? localizedDir) : contentDir;
}

/** Calls the option `readingTime` with its arguments. */
export function callReadingTime(
  { options: { readingTime }, context }: { options: BlogOptions; context: PluginContext },
  { content, frontMatter }: { content: string; frontMatter: PostFrontMatter },
): unknown {
  const { i18n, unstable_format: format } = context;
  const locale = i18n.currentLocale;
  const isFormer = format?.segmentsWords === false;
  // A locale may have any name; `htmlLang` is a language tag.
  const segmented = readingTimeIn(i18n.localeConfigs[locale]?.htmlLang ?? locale);
  return readingTime({ content, frontMatter, locale, defaultReadingTime: isFormer ? defaultReadingTime : segmented });
}
