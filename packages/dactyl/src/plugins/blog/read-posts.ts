/** Files of a blog → posts, sorted. Everything that concerns one post alone happens here. */
import { statSync } from 'node:fs';
import { aliasedSitePath, editUrl, siteRelative } from '../../content/edit-url.js';
import { type FrontMatterResult, parseFrontMatter, readFrontMatter } from '../../content/front-matter.js';
import { lastCommitDates } from '../../node/git.js';
import { readSource } from '../../content/read-source.js';
import { type History, readLastUpdate, reportUnknownHistory } from '../../content/last-update.js';
import { readAll } from '../../content/read-all.js';
import { listSome } from '../../content/list-some.js';
import type { Report } from '../../content/report.js';
import { findSourceFiles, type SourceFile } from '../../content/source-files.js';
import { reportInlineTags, resolveTags, type TagsFile } from '../../content/tags.js';
import { readTitleAndExcerpt } from '../../content/title-and-excerpt.js';
import { createTranslationStates, type ReadTranslationState } from '../../content/translation-source.js';
import { readVisibility } from '../../content/visibility.js';
import type { PluginContext } from '../../plugin-api/types.js';
import { reportInlineAuthors, resolveAuthors } from './authors.js';
import type { AuthorsMap, BlogPost } from './content-types.js';
import { type FileNameFacts, readFileName } from './file-name.js';
import { checkPostFrontMatter, type PostFrontMatter, readPostDate } from './front-matter.js';
import type { BlogOptions } from './options.js';
import type { BlogPaths } from './paths.js';
import { defaultReadingTime } from './reading-time.js';

export interface ReadPostsOptions {
  context: PluginContext;
  options: BlogOptions;
  paths: BlogPaths;
  authorsMap: AuthorsMap | undefined;
  tagsFile: TagsFile | undefined;
  isProduction: boolean;
  report: Report;
}

/** A file that was read, before it becomes a post. */
interface Draft {
  source: SourceFile;
  frontMatter: PostFrontMatter;
  body: string;
  name: FileNameFacts;
}

/** All posts that exist in this environment, in the order of the option `sortPosts`. */
export async function readPosts(request: ReadPostsOptions): Promise<BlogPost[]> {
  const { options, paths, isProduction } = request;
  const sources = await findSourceFiles({ ...paths, include: options.include, exclude: options.exclude });
  const drafts = (await readAll(sources, (source) => readDraft(source, request))).filter(
    ({ frontMatter }) => !readVisibility(frontMatter, isProduction).draft,
  );
  const history = await loadHistoryFor(drafts, request);
  const withoutHistory: string[] = [];
  const { context } = request;
  const parser = context.siteConfig.markdown.parseFrontMatter;
  const readTranslationState = createTranslationStates({ ...paths, i18n: context.i18n, parser });
  const postRequest: PostRequest = { ...request, history, readTranslationState, withoutHistory };
  const toPost = (draft: Draft): Promise<BlogPost> => createPost(draft, postRequest);
  const posts = await readAll(drafts, toPost);
  await reportUnknownHistory(withoutHistory, request.report);
  reportAuthors(posts, drafts, request);
  reportUntruncated(posts, drafts, request);
  const newestFirst = posts.toSorted((a, b) => b.metadata.date.getTime() - a.metadata.date.getTime());
  return options.sortPosts === 'ascending' ? newestFirst.toReversed() : newestFirst;
}

async function readDraft(source: SourceFile, { context }: ReadPostsOptions): Promise<Draft> {
  const { preprocessor, parseFrontMatter: custom } = context.siteConfig.markdown;
  const text = readSource(source.file, preprocessor);
  const parsed: FrontMatterResult = custom ? await parseFrontMatter(text, custom) : readFrontMatter(text);
  const frontMatter = checkPostFrontMatter(parsed.frontMatter, text);
  return { source, frontMatter, body: parsed.body, name: readFileName(source.path) };
}

/** Git is asked only when some post has no date of its own, or shows its last update. */
async function loadHistoryFor(drafts: readonly Draft[], request: ReadPostsOptions): Promise<History> {
  const { options, paths, isProduction } = request;
  const needsDates = drafts.some(({ frontMatter, name }) => frontMatter.date === undefined && name.date === undefined);
  const needsUpdates = isProduction && (options.showLastUpdateTime || options.showLastUpdateAuthor);
  if (!needsDates && !needsUpdates) return undefined;
  const usesTranslations = drafts.some((draft) => draft.source.localized);
  return lastCommitDates(usesTranslations ? paths.contentDirs : [paths.contentDir]);
}

interface PostRequest extends ReadPostsOptions {
  history: History;
  readTranslationState: ReadTranslationState;
  withoutHistory: string[];
}

async function createPost({ source, frontMatter, body, name }: Draft, request: PostRequest): Promise<BlogPost> {
  const { context, options, paths, authorsMap, tagsFile, isProduction, report, history } = request;
  const { file } = source;
  const { contentTitle, excerpt } = readTitleAndExcerpt(body);
  const slug = frontMatter.slug ?? name.slug;
  const permalink = paths.below(slug);
  const authors = resolveAuthors({ frontMatter, authorsMap, baseUrl: context.baseUrl, file });
  const tags = resolveTags({ tags: frontMatter.tags, tagsFile, tagsPath: paths.tagsList }).map((tag) => ({
    ...tag,
    permalink: paths.permalink(tag.permalink),
  }));
  reportInlineTags({ tags, tagsFile, file, severity: options.onInlineTags, report });
  return {
    id: slug,
    metadata: {
      permalink,
      editUrl: postEditUrl(source, permalink, request),
      source: aliasedSitePath(context.siteDir, file),
      title: frontMatter.title ?? contentTitle ?? name.text,
      description: frontMatter.description ?? excerpt ?? '',
      date: postDate({ frontMatter, name, file }, request),
      tags,
      readingTime: options.showReadingTime ? readingTime(body, frontMatter, options) : undefined,
      hasTruncateMarker: body.search(options.truncateMarker) !== -1,
      authors,
      frontMatter,
      unlisted: readVisibility(frontMatter, isProduction).unlisted,
      ...(await request.readTranslationState(source, frontMatter)),
      ...readLastUpdate({
        file,
        override: frontMatter.last_update,
        options,
        history,
        isProduction,
        onUnknown: (unknown) => request.withoutHistory.push(unknown),
      }),
    },
    content: body,
  };
}

function readingTime(content: string, frontMatter: PostFrontMatter, options: BlogOptions): number | undefined {
  return options.readingTime({ content, frontMatter, defaultReadingTime });
}

/** Front matter before file name, file name before git, git before the file system. */
function postDate(
  { frontMatter, name, file }: Pick<Draft, 'frontMatter' | 'name'> & { file: string },
  { history, report }: PostRequest,
): Date {
  if (frontMatter.date !== undefined) return readPostDate(frontMatter.date, file);
  if (name.date !== undefined) return name.date;
  const firstCommit = history?.get(file)?.oldest;
  if (firstCommit !== undefined) return new Date(firstCommit.timestamp);
  report('warn', {
    message: `The post ${file} has no date; the time at which its file was created stands in for it.`,
    hint: 'Set "date" in its front matter: the time of a file differs from machine to machine.',
  });
  return statSync(file).birthtime;
}

function postEditUrl(source: SourceFile, permalink: string, request: ReadPostsOptions): string | undefined {
  const { context, options, paths } = request;
  const { siteDir, i18n } = context;
  if (typeof options.editUrl !== 'function') {
    return editUrl({
      ...paths,
      base: options.editUrl,
      siteDir,
      source,
      editLocalizedFiles: options.editLocalizedFiles,
    });
  }
  return options.editUrl({
    blogDirPath: siteRelative(siteDir, paths.contentDir),
    blogPath: source.path,
    permalink,
    locale: i18n.currentLocale,
  });
}

function reportAuthors(
  posts: readonly BlogPost[],
  drafts: readonly Draft[],
  { context, options, report }: ReadPostsOptions,
): void {
  const authorsOf = ({ source: { file } }: Draft, index: number) => ({
    file,
    authors: posts[index]?.metadata.authors ?? [],
  });
  reportInlineAuthors({
    posts: drafts.map(authorsOf),
    siteDir: context.siteDir,
    severity: options.onInlineAuthors,
    report,
  });
}

function reportUntruncated(
  posts: readonly BlogPost[],
  drafts: readonly Draft[],
  { context, options, report }: ReadPostsOptions,
): void {
  const files = posts.flatMap((post, index) => {
    const file = drafts[index]?.source.file;
    return post.metadata.hasTruncateMarker || file === undefined ? [] : [siteRelative(context.siteDir, file)];
  });
  if (files.length === 0) return;
  report(options.onUntruncatedBlogPosts, {
    message: `Blog posts without a truncation marker appear in full in lists:\n${listSome(files)}`,
    hint: 'Put <!-- truncate --> below the introduction, or set "onUntruncatedBlogPosts" to "ignore".',
  });
}
