/**
 * Shows a changelog as a site shows its blog: a page for each release, lists, feeds. Input: a `CHANGELOG.md`, its translation,
 * or the tags of git. Output: entries among the generated files, and what the blog plugin makes of them.
 */
import { existsSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '../../../../node/base/project-root.js';
import { localizedContentDirs, type TranslationDir } from '../../../../node/content/source-folders.js';
import { SiteError } from '../../../../node/base/site-error.js';
import type { Plugin, PluginContext, PluginOptions } from '../../../../node/plugin-api/types.js';
import type { PluginModule } from '../../../../node/plugin-api/plugin-module.js';
import type { BlogContent, BlogPost } from '../content-types.js';
import { blogPlugin } from '../index.js';
import { PLUGIN_NAME as BLOG_NAME } from '../paths.js';
import { changelogOfTags, withDates } from './git-tags.js';
import { blogOptionsOf, type ChangelogOptions, changelogOptionsSchema } from './options.js';
import { editUrlOf } from './edit-url.js';
import { placeLinks } from './place-links.js';
import { readChangelog, readTranslation } from './read-changelog.js';
import type { Changelog } from './types.js';
import { writeEntries } from './write-entries.js';

const PLUGIN_NAME = 'dactyl-plugin-changelog';

function changelogPlugin(context: PluginContext, pluginOptions: PluginOptions): Plugin<BlogContent> {
  // The cast: `validateOptions` made them.
  const options = pluginOptions as unknown as ChangelogOptions;
  const places = placesOf(context, options);
  /** Versions as they follow each other in the file: a day may have several. */
  let versions: string[] = [];
  /** Text above the list. */
  let introduction: string | undefined;

  const blog = blogPlugin(
    // The blog looks for translated entries here, by its own name.
    { ...context, ...places.translationDirs },
    blogOptionsOf(options, {
      path: places.entries,
      authorsMapPath: authorsFile(options, places),
      editUrl: options.source === 'file' ? editUrlOf(options.editUrl, places, context.siteDir) : undefined,
      processBlogPosts({ blogPosts }) {
        const place = ({ metadata }: BlogPost) => versions.indexOf(metadata.title);
        return blogPosts.toSorted((a, b) => place(a) - place(b));
      },
    }) as unknown as PluginOptions,
  );

  return {
    ...blog,
    name: PLUGIN_NAME,

    async loadContent() {
      const changelog = await loadChangelog(options, places);
      versions = changelog.releases.map(({ version }) => version);
      const write = (written: Changelog, folder: string) => {
        // Links of a translation are those of the original.
        const from = path.dirname(places.file);
        const repository = options.repository ? { url: options.repository, root: projectRoot(from) } : undefined;
        const place = { from, to: folder, repository };
        return writeEntries(written, {
          folder,
          authors: options.authors,
          placeLinks: (text) => placeLinks(text, place),
        });
      };
      introduction = await write(changelog, places.entries);
      // For a release that nobody has translated the blog takes the original. The nearest translation comes last.
      for (const { file, entries } of places.translations.toReversed()) {
        const translation = options.source === 'file' ? readTranslation(file, changelog, options) : undefined;
        if (translation) introduction = (await write(translation, entries)) ?? introduction;
        else await rm(entries, { recursive: true, force: true });
      }
      return blog.loadContent?.() as BlogContent | Promise<BlogContent>;
    },

    async contentLoaded({ content, actions }) {
      const firstPage = content.blogListPaginated[0]?.metadata.permalink;
      const addRoute: typeof actions.addRoute = (route) => {
        const own = route.path === firstPage && introduction !== undefined ? { introduction } : undefined;
        actions.addRoute(own ? { ...route, modules: { ...route.modules, ...own } } : route);
      };
      await blog.contentLoaded?.({ content, actions: { ...actions, addRoute } });
    },

    // Tags of git, for one.
    unstable_readsSiteOnly: () => false,

    // The entries are not watched: they change because the changelog did.
    getPathsToWatch: () =>
      options.source === 'file'
        ? [places.file, ...places.translations.map(({ file }) => file), authorsFile(options, places)]
        : [],
    // Authors and posts of a blog are elsewhere.
    unstable_getAuthoringSchemas: () => [],

    // One file is translated, though the blog sees many.
    unstable_getTranslatedFolders: () => [
      {
        contentDir: path.dirname(places.file),
        localizedDir: places.translationFolders[0].dir,
        fallbackDirs: places.translationFolders.slice(1),
        include: [path.basename(places.file)],
        exclude: [],
      },
    ],
  };
}

interface Places {
  file: string;
  /** Where translations of it may be: in the current locale and in its fallbacks, in their order. */
  translationFolders: [TranslationDir, ...TranslationDir[]];
  /** Each such file, and the folder of its entries. */
  translations: { file: string; entries: string }[];
  /** Folder of the entries. */
  entries: string;
  /** Where the blog looks for translations. */
  translationDirs: Pick<PluginContext, 'localizationDir' | 'unstable_fallbackDirs'>;
}

/** All absolute. */
function placesOf(context: PluginContext, { id, path: name }: ChangelogOptions): Places {
  const generated = path.join(context.generatedFilesDir, PLUGIN_NAME, id);
  const translationDirs = {
    localizationDir: path.join(generated, 'i18n'),
    unstable_fallbackDirs: (context.unstable_fallbackDirs ?? []).map(({ locale }) => ({
      locale,
      dir: path.join(generated, 'fallbacks', locale),
    })),
  };
  const translationFolders = localizedContentDirs(context, { pluginName: PLUGIN_NAME, pluginId: id });
  const written = localizedContentDirs({ ...context, ...translationDirs }, { pluginName: BLOG_NAME, pluginId: id });
  return {
    file: fileOf(path.resolve(context.siteDir, name)),
    translationFolders,
    translations: translationFolders.map(({ dir }, index) => ({
      file: path.join(dir, path.basename(name)),
      entries: written[index]?.dir ?? '',
    })),
    entries: path.join(generated, 'entries'),
    translationDirs,
  };
}

/** The changelog of a folder, where the site names that: with tags, no file has to be there. */
function fileOf(place: string): string {
  return statSync(place, { throwIfNoEntry: false })?.isDirectory() ? path.join(place, 'CHANGELOG.md') : place;
}

/** Beside the changelog or a translation, which come first. */
function authorsFile({ authorsMapPath }: ChangelogOptions, { file, translations }: Places): string {
  const files = [...translations.map((one) => one.file), file].map((beside) =>
    path.resolve(path.dirname(beside), authorsMapPath),
  );
  return files.find((candidate) => existsSync(candidate)) ?? authorsMapPath;
}

async function loadChangelog(options: ChangelogOptions, { file }: Places): Promise<Changelog> {
  const dir = path.dirname(file);
  if (options.source === 'tags') return changelogOfTags(dir, options.tagPrefix);
  if (!existsSync(file)) {
    throw new SiteError('The changelog does not exist.', {
      file,
      hint: 'Set "path" to it, from the folder of the site, as in "path: \'../CHANGELOG.md\'".',
      plugin: PLUGIN_NAME,
    });
  }
  const changelog = readChangelog(file, options);
  if (changelog.releases.length === 0) throw withoutReleases(file);
  return withDates(changelog, { dir, tagPrefix: options.tagPrefix });
}

function withoutReleases(file: string): SiteError {
  return new SiteError('The changelog names no release.', {
    file,
    hint: 'Begin each with a heading, as in "## 3.6.3 (2024-11-22)". To show what is to come, set "unreleased" to true.',
    plugin: PLUGIN_NAME,
  });
}

const plugin: PluginModule<BlogContent> = Object.assign(changelogPlugin, {
  validateOptions: ({ options, validate }: Parameters<NonNullable<PluginModule['validateOptions']>>[0]) =>
    validate(changelogOptionsSchema, options),
});

export default plugin;
