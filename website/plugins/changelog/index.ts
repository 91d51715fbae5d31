/**
 * Shows a changelog as a site shows its blog: a page for each release, lists, feeds. In: a `CHANGELOG.md`. Out: what the
 * blog plugin makes of it.
 *
 * This is how a plugin wraps another one: its options are those of the blog, its object is that of the blog with some
 * hooks replaced, and these call the ones that they replace.
 */
import { rmSync } from 'node:fs';
import path from 'node:path';
import blogPlugin, {
  type BlogContent,
  type BlogPost,
  type PluginOptions,
  validateOptions as validateBlogOptions,
} from '@docusaurus/plugin-content-blog';
import type { Plugin, PluginContext, ValidateOptionsArgs } from 'dactyl';
import { editUrlOf } from './edit-url.js';
import { readChangelog, readTranslation } from './read-changelog.js';
import { writeEntries } from './write-entries.js';

const CHANGELOG = 'CHANGELOG.md';

/** Folder beside the changelog that holds what the blog plugin takes for posts. It is not committed. */
const ENTRIES = 'entries';

const COMPONENTS = '@site/plugins/changelog/components';

export default async function changelogPlugin(
  context: PluginContext,
  options: PluginOptions,
): Promise<Plugin<BlogContent>> {
  const folder = path.resolve(context.siteDir, options.path);
  // The blog plugin looks for translations here, by its own name, whatever ours is.
  const translated = path.join(context.localizationDir, `docusaurus-plugin-content-blog-${options.id}`);
  const file = path.join(folder, CHANGELOG);
  const translatedFile = path.join(translated, CHANGELOG);

  /** Versions as they follow each other in the file: a day may have several. */
  let versions: string[] = [];
  /** Text above the list. */
  let introduction: string | undefined;

  const blog = await blogPlugin(context, {
    ...options,
    editUrl: editUrlOf(options.editUrl, [translatedFile, file], context.siteDir),
    processBlogPosts({ blogPosts }) {
      const place = ({ metadata }: BlogPost) => versions.indexOf(metadata.title);
      return blogPosts.toSorted((a, b) => place(a) - place(b));
    },
  });

  return {
    ...blog,
    name: 'changelog-plugin',

    async loadContent() {
      const changelog = readChangelog(file);
      const translation = readTranslation(translatedFile, changelog);
      versions = changelog.releases.map(({ version }) => version);
      introduction = writeEntries(changelog, path.join(folder, ENTRIES));
      // For a release that nobody has translated the blog plugin takes the original.
      if (translation) introduction = writeEntries(translation, path.join(translated, ENTRIES)) ?? introduction;
      else rmSync(path.join(translated, ENTRIES), { recursive: true, force: true });
      return blog.loadContent();
    },

    async contentLoaded({ content, actions }) {
      const firstPage = content.blogListPaginated[0]?.metadata.permalink;
      const addRoute: typeof actions.addRoute = (route) => {
        const own: typeof route.modules = route.path === firstPage && introduction ? { introduction } : {};
        actions.addRoute({ ...route, modules: { ...route.modules, ...own } });
      };
      await blog.contentLoaded({ content, actions: { ...actions, addRoute } });
    },

    getPathsToWatch: () => [
      // The entries are not watched: they change because the changelog did.
      ...[translated, folder].flatMap((dir) => [path.join(dir, CHANGELOG), path.join(dir, options.authorsMapPath)]),
      // `dactyl write-translations` looks for messages where plugins watch.
      path.join(import.meta.dirname, 'components/*.tsx'),
    ],

    // One file is translated, though the blog plugin sees many.
    unstable_getTranslatedFolders: () => [
      { contentDir: folder, localizedDir: translated, include: [CHANGELOG], exclude: [] },
    ],
  };
}

export function validateOptions({ options, validate }: ValidateOptionsArgs): PluginOptions {
  return validateBlogOptions({
    validate,
    options: {
      path: 'changelog',
      routeBasePath: 'changelog',
      archiveBasePath: null,
      tags: false,
      showReadingTime: false,
      blogSidebarCount: 'ALL',
      blogListComponent: `${COMPONENTS}/ChangelogList`,
      blogPostComponent: `${COMPONENTS}/ChangelogEntry`,
      ...options,
      include: [`${ENTRIES}/*.md`],
    },
  });
}
