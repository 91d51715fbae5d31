/** Reads the files of a blog and returns sorted posts. Errors of all files are reported together. */
import { siteRelative } from '../../../node/content/edit-url.js';
import { type FrontMatterResult, readFrontMatter, type SourceText } from '../../../node/base/front-matter.js';
import { parseFrontMatter } from '../../../node/content/front-matter.js';
import { type History, reportUnknownHistory } from '../../../node/content/last-update.js';
import { listSome } from '../../../node/content/list-some.js';
import { readEach } from '../../../node/content/read-all.js';
import { checkWithOwn } from '../../../node/content/own-front-matter.js';
import { impossibleDayIn, withSchedule } from '../../../node/content/schedule.js';
import { readSource } from '../../../node/content/read-source.js';
import { findSourceFiles, type SourceFile } from '../../../node/content/source-files.js';
import { createTranslationStates } from '../../../node/content/translation-source.js';
import { isSourceForOthers } from '../../../node/content/source-audience.js';
import { readVisibility } from '../../../node/content/visibility.js';
import { readWrittenDate } from '../../../node/content/written-date.js';
import { sortByPlace, throwAll } from '../../../node/base/site-error.js';
import { askVcs, dateSource } from '../../../node/plugin-api/file-history.js';
import { watchEditUrl, watchFunction } from '../../../node/plugin-api/watch-function.js';
import { definedProps } from '../../../shared/defined-props.js';
import { reportInlineAuthors } from './authors.js';
import type { BlogPost } from './content-types.js';
import { callReadingTime, createPost, type PostDraft, type PostRequest, type ReadPostsOptions } from './create-post.js';
import { type FileNameFacts, readFileName } from './file-name.js';
import { checkPostFrontMatter, type PostFrontMatter } from './front-matter.js';
import type { BlogOptions } from './options.js';

/** All posts that exist in this environment, in the order of the option `sortPosts`. */
export async function readPosts(request: ReadPostsOptions): Promise<BlogPost[]> {
  const { context, options, paths, report } = request;
  const sources = await findSourceFiles({ ...paths, include: options.include, exclude: options.exclude });
  const read = await readEach(sources, (source) => readDraft(source, request));
  const drafts: PostDraft[] = [];
  for (const draft of read.results) if (await isThere(draft, request)) drafts.push(draft);
  const postRequest: PostRequest = {
    ...request,
    ...watchedFunctions(request),
    history: await loadHistoryFor(drafts, request),
    readTranslationState: createTranslationStates({
      ...paths,
      i18n: context.i18n,
      parser: context.siteConfig.markdown.parseFrontMatter,
    }),
    withoutHistory: [],
    undated: [],
  };
  const { results: posts, errors } = await readEach(drafts, (draft) => createPost(draft, postRequest));
  throwAll(sortByPlace([...read.errors, ...errors]));
  await reportUnknownHistory(postRequest.withoutHistory, report, request.context);
  reportUndated(postRequest);
  reportImpossibleDates(posts, drafts, request);
  reportIds(drafts, request);
  reportAuthors(posts, drafts, request);
  // Files are sorted by path and sorting is stable, so posts of one date have the same order on every machine.
  const newestFirst = posts.toSorted((a, b) => b.metadata.date.getTime() - a.metadata.date.getTime());
  return options.sortPosts === 'ascending' ? newestFirst.toReversed() : newestFirst;
}

async function isThere({ source, frontMatter }: PostDraft, request: ReadPostsOptions): Promise<boolean> {
  const { context, paths, isProduction } = request;
  if (readVisibility(frontMatter, isProduction, context.siteConfig).draft) return false;
  return !(await isSourceForOthers(source, { context, contentDir: paths.contentDir }));
}

async function readDraft(source: SourceFile, { context, options }: ReadPostsOptions): Promise<PostDraft> {
  const { parseFrontMatter: custom } = context.siteConfig.markdown;
  const text = readSource(source.file, context);
  const parsed: FrontMatterResult = custom ? await parseFrontMatter(text, custom) : readFrontMatter(text);
  const check = () => checkPostFrontMatter(parsed.frontMatter, text);
  const own = context.siteConfig.frontMatter?.blog;
  const checked = own ? await checkWithOwn(own, { ...parsed, text, kind: 'blog' }, check) : check();
  const impossible = checked.date === undefined ? undefined : impossibleDayIn(text, 'date');
  const name = readFileName(source.path);
  const frontMatter = scheduled(checked, { text, name, options });
  return definedProps({ source, frontMatter, body: parsed.body, name, impossibleDate: impossible });
}

/** With the option, a date in the future says when a post appears, unless `publish_date` does. */
function scheduled(
  frontMatter: PostFrontMatter,
  { text, name, options }: { text: SourceText; name: FileNameFacts; options: BlogOptions },
): PostFrontMatter {
  const { date: written, publish_date: publish } = frontMatter;
  if (!options.hideFuturePosts || publish !== undefined) return withSchedule(frontMatter, text);
  const date = written === undefined ? name.date : readWrittenDate(written);
  const isFuture = date !== undefined && date.getTime() > Date.now();
  return withSchedule(isFuture ? { ...frontMatter, publish_date: date } : frontMatter, text);
}

function watchedFunctions({ context, options }: ReadPostsOptions): Pick<PostRequest, 'readingTime' | 'editUrl'> {
  const { siteDir, siteConfigPath: configFile } = context;
  return {
    readingTime: watchFunction((args) => callReadingTime({ options, context }, args), {
      key: 'readingTime',
      configFile,
      subject: ({ file }) => siteRelative(siteDir, file),
      accepts: (result): result is number | undefined => result === undefined || Number.isFinite(result),
      expected: 'a number of minutes, or nothing',
    }),
    editUrl: watchEditUrl(options.editUrl, {
      configFile,
      subject: ({ blogDirPath, blogPath }) => `${blogDirPath}/${blogPath}`,
    }),
  };
}

/** Reads git's history, but only if a post has no date of its own or shows its last update. */
async function loadHistoryFor(drafts: readonly PostDraft[], request: ReadPostsOptions): Promise<History> {
  const { context, options, paths, isProduction } = request;
  const vcs = context.siteConfig.future.experimental_vcs;
  const needsDates = drafts.some(({ frontMatter, name }) => frontMatter.date === undefined && name.date === undefined);
  const needsUpdates =
    dateSource(vcs, isProduction) === 'history' && (options.showLastUpdateTime || options.showLastUpdateAuthor);
  if (!needsDates && !needsUpdates) return undefined;
  const usesTranslations = drafts.some((draft) => draft.source.localized);
  const folders = usesTranslations ? paths.contentDirs : [paths.contentDir];
  return askVcs(vcs, {
    folders,
    files: () => drafts.map((draft) => draft.source.file),
    origins: context.unstable_origins,
  });
}

function reportUndated({ context, undated, report }: PostRequest): void {
  if (undated.length === 0) return;
  const files = undated.map((file) => siteRelative(context.siteDir, file));
  report('warn', {
    message: `Posts without a date; the time at which their files were created stands in for it:\n${listSome(files)}`,
    hint: 'Set "date" in their front matter: the time of a file differs from machine to machine.',
  });
}

function reportImpossibleDates(
  posts: readonly BlogPost[],
  drafts: readonly PostDraft[],
  { context, report }: ReadPostsOptions,
): void {
  const lines = drafts.flatMap(({ source: { file }, frontMatter, name, impossibleDate: own }, index) => {
    const written = frontMatter.date === undefined ? name.impossibleDate : own;
    const date = posts[index]?.metadata.date;
    if (written === undefined || !date) return [];
    return `${siteRelative(context.siteDir, file)}: ${written} is read as ${date.toISOString().slice(0, 10)}`;
  });
  if (lines.length === 0) return;
  report('warn', {
    message: `Posts have a date that no calendar has:\n${listSome(lines)}`,
    hint: 'Write the day that is meant.',
  });
}

/**
 * Warns of the front-matter field `id`, which was a post's address in version 1 of the site format and has no meaning
 * now.
 */
function reportIds(drafts: readonly PostDraft[], { context, report }: ReadPostsOptions): void {
  const files = drafts.flatMap(({ frontMatter, source: { file } }) =>
    frontMatter.id === undefined ? [] : [`${siteRelative(context.siteDir, file)}: "${frontMatter.id}"`],
  );
  if (files.length === 0) return;
  report('warn', {
    message: `The key "id" in the front matter of posts has no effect:\n${listSome(files)}`,
    hint: 'Write "slug" for the address of a post, or remove the line.',
  });
}

function reportAuthors(
  posts: readonly BlogPost[],
  drafts: readonly PostDraft[],
  { context, options, report }: ReadPostsOptions,
): void {
  const authorsOf = ({ source: { file } }: PostDraft, index: number) => ({
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
