/**
 * Reads the files of a version. In: its folders. Out: metadata of each doc, before sidebars are known.
 * Bad files are reported together.
 */
import path from 'node:path';
import { aliasedSitePath, editUrl, siteRelative } from '../../content/edit-url.js';
import { parseFrontMatter, readFrontMatter } from '../../content/front-matter.js';
import { readSource } from '../../content/read-source.js';
import {
  type History,
  type LastUpdate,
  type LastUpdateOptions,
  loadHistory,
  readLastUpdate,
  reportUnknownHistory,
} from '../../content/last-update.js';
import { readAll } from '../../content/read-all.js';
import { type SourceFile, findSourceFiles } from '../../content/source-files.js';
import { type TagsFile, readTagsFile, reportInlineTags, resolveTags } from '../../content/tags.js';
import { readTitleAndExcerpt } from '../../content/title-and-excerpt.js';
import { readVisibility } from '../../content/visibility.js';
import { SiteError } from '../../node/site-error.js';
import { applyTrailingSlash, normalizeUrl } from '../../shared/url.js';
import type { DocsEnvironment } from './environment.js';
import { checkDocFrontMatter } from './front-matter.js';
import type { DocsOptions } from './options.js';
import { docNames } from './slug.js';
import type { DocFrontMatter, DocMetadata, DocTag, VersionMetadata } from './types.js';

export async function readDocs(version: VersionMetadata, env: DocsEnvironment): Promise<DocMetadata[]> {
  const { options, context } = env;
  const files = await findSourceFiles({
    contentDir: version.contentPath,
    localizedDir: version.contentPathLocalized,
    include: options.include,
    exclude: options.exclude,
  });
  if (files.length === 0) {
    throw new SiteError(`The version "${version.versionName}" of the docs has no docs: ${version.contentPath}`, {
      file: context.siteConfigPath,
      key: 'path',
      hint: `Add a Markdown file to the folder, or check the options "path", "include" and "exclude".`,
    });
  }
  const reading = await beginReading(version, env);
  const docs = await readAll(files, (file) => readDoc(file, reading));
  warnAboutSharedIds(docs, env);
  reportUnknownHistory(reading.withoutHistory, env.report);
  return docs;
}

/** What the docs of a version have in common. */
interface Reading {
  version: VersionMetadata;
  env: DocsEnvironment;
  tagsFile: TagsFile | undefined;
  history: History;
  /** Grows while docs are read. */
  withoutHistory: string[];
}

async function beginReading(version: VersionMetadata, env: DocsEnvironment): Promise<Reading> {
  const { options, isProduction } = env;
  const contentDirs = [version.contentPathLocalized, version.contentPath];
  return {
    version,
    env,
    tagsFile: readTagsFile({ contentDirs, name: options.tags }),
    history: await loadHistory({ ...lastUpdateOptions(options), contentDirs, isProduction }),
    withoutHistory: [],
  };
}

async function readDoc(source: SourceFile, reading: Reading): Promise<DocMetadata> {
  const { version, env } = reading;
  const { context, options } = env;
  const { siteConfig, siteDir } = context;
  const { preprocessor, parseFrontMatter: parser } = siteConfig.markdown;
  const text = readSource(source.file, preprocessor);
  const parsed = parser ? await parseFrontMatter(text, parser) : readFrontMatter(text);
  const frontMatter = checkDocFrontMatter(parsed.frontMatter, text);
  const { contentTitle, excerpt } = readTitleAndExcerpt(parsed.body);
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
    ...readVisibility(frontMatter, env.isProduction),
    ...docEditUrl({ source, version, permalink, frontMatter }, env),
    tags: docTags(source.file, frontMatter, reading),
    version: version.versionName,
    ...docLastUpdate(source.file, frontMatter, reading),
    ...(position === undefined ? {} : { sidebarPosition: position }),
    frontMatter,
  };
}

function docTags(file: string, frontMatter: DocFrontMatter, { version, env, tagsFile }: Reading): DocTag[] {
  const tags = resolveTags({ tags: frontMatter.tags, tagsFile, tagsPath: version.tagsPath });
  reportInlineTags({ tags, tagsFile, file, severity: env.options.onInlineTags, report: env.report });
  return tags;
}

function docLastUpdate(file: string, frontMatter: DocFrontMatter, reading: Reading): LastUpdate {
  const { env, history, withoutHistory } = reading;
  return readLastUpdate({
    file,
    override: frontMatter.last_update,
    options: lastUpdateOptions(env.options),
    history,
    isProduction: env.isProduction,
    onUnknown: (unknown) => withoutHistory.push(unknown),
  });
}

function lastUpdateOptions({ showLastUpdateTime, showLastUpdateAuthor }: DocsOptions): LastUpdateOptions {
  return { showLastUpdateTime, showLastUpdateAuthor };
}

interface EditedDoc {
  source: SourceFile;
  version: VersionMetadata;
  permalink: string;
  frontMatter: DocFrontMatter;
}

function docEditUrl(doc: EditedDoc, env: DocsEnvironment): Pick<DocMetadata, 'editUrl'> {
  const { source, version, permalink, frontMatter } = doc;
  const { options, context, currentVersion } = env;
  const { siteDir, i18n } = context;
  if (frontMatter.custom_edit_url !== undefined) return { editUrl: frontMatter.custom_edit_url || null };
  if (typeof options.editUrl === 'function') {
    const url = options.editUrl({
      version: version.versionName,
      versionDocsDirPath: siteRelative(siteDir, version.contentPath),
      docPath: source.path,
      permalink,
      locale: i18n.currentLocale,
    });
    return url === undefined ? {} : { editUrl: url };
  }
  const edited = options.editCurrentVersion ? currentVersion : version;
  const url = editUrl({
    base: options.editUrl,
    siteDir,
    contentDir: edited.contentPath,
    localizedDir: edited.contentPathLocalized,
    source,
    editLocalizedFiles: options.editLocalizedFiles,
  });
  return url === undefined ? {} : { editUrl: url };
}

/** Links and sidebars can only mean one of them. */
function warnAboutSharedIds(docs: DocMetadata[], env: DocsEnvironment): void {
  const sources = new Map<string, string>();
  for (const { id, source } of docs) {
    const other = sources.get(id);
    if (other === undefined) sources.set(id, source);
    else
      env.warn(`The docs ${other} and ${source} have the same id "${id}". Give one of them another "id" or file name.`);
  }
}
