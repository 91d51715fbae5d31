/**
 * Reads the files of a version. Input: its folders. Output: metadata of each doc, before sidebars are known.
 * Errors of all files are reported together.
 */
import path from 'node:path';
import { codeFingerprint } from '../../../node/base/code-fingerprint.js';
import { optionPlace } from '../../../node/config/option-place.js';
import { aliasedSitePath, editUrl, siteRelative } from '../../../node/content/edit-url.js';
import { originEditUrl } from '../../../node/content/origins.js';
import { readFrontMatter } from '../../../node/base/front-matter.js';
import { withSchedule } from '../../../node/content/schedule.js';
import { readSource } from '../../../node/content/read-source.js';
import {
  type History,
  type LastUpdate,
  type LastUpdateOptions,
  readLastUpdate,
} from '../../../node/content/last-update.js';
import { readAll } from '../../../node/content/read-all.js';
import { type SourceFile, findSourceFiles } from '../../../node/content/source-files.js';
import { type TagsFile, readTagsFile, reportInlineTags, resolveTags } from '../../../node/content/tags.js';
import { createTranslationStates, type ReadTranslationState } from '../../../node/content/translation-source.js';
import { dateSource } from '../../../node/plugin-api/file-history.js';
import { watchEditUrl } from '../../../node/plugin-api/watch-function.js';
import { tagsInText } from '../../../node/markdown/obsidian/note-tags.js';
import { definedProps } from '../../../shared/defined-props.js';
import { applyTrailingSlash, normalizeUrl } from '../../../shared/url.js';
import type { DocsEnvironment } from './environment.js';
import { toContributors } from './contributors.js';
import { CURRENT_VERSION } from './names.js';
import type { DocsOptions, EditUrlFunction } from './options.js';
import { readQuestions } from './questions.js';
import { readWritten } from './read-written.js';
import { docNames } from './slug.js';
import { docVisibility } from './doc-visibility.js';
import { readFolderAudiences } from './sidebars/folder-audiences.js';
import type { DocFrontMatter, DocMetadata, DocTag } from './types.js';
import { foldersOf, layerOf, sourceFileOf, writtenFile } from './version-folders.js';
import { noDocsError } from './version-names.js';
import type { VersionMetadata } from './content-types.js';

export interface Historic {
  history: History;
  /** Called for each file whose last update is to be shown but is unknown. */
  onUnknownHistory(file: string): void;
}

export async function readDocs(
  version: VersionMetadata,
  env: DocsEnvironment,
  historic: Historic,
): Promise<DocMetadata[]> {
  const { options, context } = env;
  const files = await findDocFiles(version, options);
  if (files.length === 0) {
    throw noDocsError(version, { context, options, isCurrent: version.versionName === CURRENT_VERSION });
  }
  context.unstable_expectPages?.(files.length);
  const reading = { ...(await beginReading(version, env)), ...historic };
  const docs = await readAll(files, (file) => readDoc(file, reading));
  warnAboutSharedIds(docs, env);
  return docs;
}

/** Reads docs again whose files were edited. Docs come and go with files, so each stays what it was: an entry of its version. */
export async function readDocsAgain(
  version: VersionMetadata,
  env: DocsEnvironment,
  edited: readonly { file: string; doc: DocMetadata }[],
): Promise<DocMetadata[]> {
  const reading = { ...(await beginReading(version, env)), history: undefined, onUnknownHistory: () => undefined };
  return readAll(edited, ({ file, doc }) => {
    const name = path.posix.join(doc.sourceDirName, path.posix.basename(doc.source));
    return readDoc(sourceFileOf({ file, path: name }, version), reading);
  });
}

/** Finds the files of a version, in the current language. */
export function findDocFiles(
  { contentPath, contentPathLocalized, fallbackDirs }: VersionMetadata,
  { include, exclude }: Pick<DocsOptions, 'include' | 'exclude'>,
): Promise<SourceFile[]> {
  return findSourceFiles({
    contentDir: contentPath,
    localizedDir: contentPathLocalized,
    fallbackDirs,
    include,
    exclude,
  });
}

/** Data that all docs of a version share. */
interface Reading extends Historic {
  version: VersionMetadata;
  env: DocsEnvironment;
  tagsFile: TagsFile | undefined;
  readTranslationState: ReadTranslationState;
  isFolderForOthers: (folder: string) => boolean;
  /** The option as a function, wrapped so that errors name the option. */
  editUrl: EditUrlFunction | undefined;
  /** Names what is kept of texts, see `PluginContext.unstable_keepReading`. */
  kind: string;
}

async function beginReading(version: VersionMetadata, env: DocsEnvironment): Promise<Omit<Reading, keyof Historic>> {
  const { options } = env;
  const code = env.context.unstable_keepReading ? await codeFingerprint(import.meta.dirname) : '';
  return {
    version,
    env,
    tagsFile: readTagsFile({
      contentDirs: foldersOf(version),
      name: options.tags,
      placeOfOption: () => optionPlace(env.context.siteConfigPath, ['tags'], options.tags),
    }),
    readTranslationState: createTranslationStates({
      i18n: env.context.i18n,
      contentDir: version.contentPath,
      parser: env.context.siteConfig.markdown.parseFrontMatter,
    }),
    editUrl: watchEditUrl(options.editUrl, {
      configFile: env.context.siteConfigPath,
      subject: ({ versionDocsDirPath, docPath }) => `${versionDocsDirPath}/${docPath}`,
    }),
    isFolderForOthers: await readFolderAudiences(version.contentPath, env.context.siteConfig),
    kind: `docs-${code.slice(0, 12)}`,
  };
}

async function readDoc(source: SourceFile, reading: Reading): Promise<DocMetadata> {
  const { version, env } = reading;
  const { context, options } = env;
  const { siteConfig, siteDir } = context;
  const text = readSource(source.file, context);
  const { contentTitle, excerpt, ...written } = await readWritten(text, reading);
  const frontMatter = withSchedule(written.frontMatter, text);
  const body = () => written.body ?? readFrontMatter(text).body;
  const names = docNames({
    path: source.path,
    frontMatter,
    parsePrefix: options.numberPrefixParser,
    file: source.file,
  });
  const permalink = applyTrailingSlash(normalizeUrl([version.path, names.slug]), siteConfig);
  const position = frontMatter.sidebar_position ?? names.numberPrefix;
  return {
    id: names.id,
    title: frontMatter.title ?? contentTitle ?? names.baseId,
    description: frontMatter.description ?? excerpt ?? '',
    source: aliasedSitePath(siteDir, source.file),
    sourceDirName: path.posix.dirname(source.path),
    slug: names.slug,
    permalink,
    ...(await docVisibility(source, frontMatter, reading)),
    ...docEditUrl({ source, permalink, frontMatter }, reading),
    tags: docTags(source, { frontMatter, body }, reading),
    version: version.versionName,
    ...docLastUpdate(source, frontMatter, reading),
    ...docContributors(source, reading),
    ...(await reading.readTranslationState(source, frontMatter)),
    ...definedProps({ sidebarPosition: position }),
    frontMatter,
    ...(frontMatter.faq === true && { questions: readQuestions(body()) }),
  };
}

interface WrittenDoc {
  frontMatter: DocFrontMatter;
  body: () => string;
}

function docTags(source: SourceFile, { frontMatter, body }: WrittenDoc, { version, env, tagsFile }: Reading): DocTag[] {
  const inText = env.context.siteConfig.markdown.obsidian ? tagsInText(body()) : [];
  const tags = resolveTags({
    tags: [...(frontMatter.tags ?? []), ...inText],
    tagsFile,
    tagsPath: version.tagsPath,
  });
  reportInlineTags({
    tags,
    tagsFile,
    file: source.file,
    siteDir: env.context.siteDir,
    severity: env.options.onInlineTags,
    report: env.report,
  });
  return tags;
}

function docLastUpdate(source: SourceFile, frontMatter: DocFrontMatter, reading: Reading): LastUpdate {
  const { env, history, onUnknownHistory } = reading;
  const { i18n } = env.context;
  return readLastUpdate({
    file: writtenFile(source.file, reading.version),
    override: frontMatter.last_update,
    options: lastUpdateOptions(env.options),
    history,
    dates: dateSource(env.context.siteConfig.future.experimental_vcs, env.isProduction),
    locale: i18n.currentLocale,
    onUnknown: (file) => {
      // Untranslated files are the same in all locales, so only the default locale reports them.
      if (source.localized || i18n.currentLocale === i18n.defaultLocale) onUnknownHistory(file);
    },
  });
}

function docContributors(source: SourceFile, { env, history, version }: Reading): Pick<DocMetadata, 'contributors'> {
  const people = history?.get(writtenFile(source.file, version))?.people;
  const option = env.options.showContributors;
  if (!people || !option) return {};
  const contributors = toContributors(people, option);
  return contributors.length > 0 ? { contributors } : {};
}

function lastUpdateOptions({ showLastUpdateTime, showLastUpdateAuthor }: DocsOptions): LastUpdateOptions {
  return { showLastUpdateTime, showLastUpdateAuthor };
}

interface EditedDoc {
  source: SourceFile;
  permalink: string;
  frontMatter: DocFrontMatter;
}

function docEditUrl(doc: EditedDoc, { version, env, ...reading }: Reading): Pick<DocMetadata, 'editUrl'> {
  const { source, permalink, frontMatter } = doc;
  const { options, context, currentVersion } = env;
  const { siteDir, i18n } = context;
  if (frontMatter.custom_edit_url !== undefined) return { editUrl: frontMatter.custom_edit_url };
  const edited = options.editCurrentVersion ? currentVersion : layerOf(source.file, version);
  const origin = originEditUrl({
    origins: context.unstable_origins,
    contentDir: edited.contentPath,
    source,
    editLocalizedFiles: options.editLocalizedFiles,
    hasEditLinks: options.editUrl !== undefined,
  });
  if (origin) return origin;
  if (reading.editUrl !== undefined) {
    const url = reading.editUrl({
      version: version.versionName,
      versionDocsDirPath: version.ref?.docsPath ?? siteRelative(siteDir, layerOf(source.file, version).contentPath),
      docPath: source.path,
      permalink,
      locale: i18n.currentLocale,
    });
    return url === undefined ? {} : { editUrl: url };
  }
  // A version from git has no edit URL by default: a tag cannot be edited.
  if (version.ref && !options.editCurrentVersion) return {};
  const url = editUrl({
    base: typeof options.editUrl === 'string' ? options.editUrl : undefined,
    siteDir,
    contentDir: edited.contentPath,
    localizedDir: edited.contentPathLocalized,
    source,
    editLocalizedFiles: options.editLocalizedFiles,
  });
  return url === undefined ? {} : { editUrl: url };
}

/** Warns about ids that several docs share, because links and sidebars can refer to only one of them. */
function warnAboutSharedIds(docs: DocMetadata[], env: DocsEnvironment): void {
  const sources = new Map<string, string>();
  for (const { id, source } of docs) {
    const other = sources.get(id);
    if (other === undefined) sources.set(id, source);
    else
      env.warn(`The docs ${other} and ${source} have the same id "${id}". Give one of them another "id" or file name.`);
  }
}
