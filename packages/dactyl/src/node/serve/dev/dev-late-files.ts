/**
 * Files that plugins write after a build, such as feeds: when one is asked for, its plugin writes them into a folder of the dev server,
 * from pages that are rendered for it.
 */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { writeFileAtomic } from '../../base/files.js';
import { indexablePages, postBuildProps } from '../../pipeline/post-build-props.js';
import { inPlugin } from '../../plugin-api/in-plugin.js';
import type {
  LoadedPlugin,
  PostBuildProps,
  unstable_LateFiles,
  unstable_RenderedPage,
} from '../../plugin-api/types.js';
import type { LocaleSite } from '../../site/types.js';
import { createFileFinder } from '../preview/find-file.js';
import type { FoundFile } from '../preview/resolve-request.js';
import type { DevPageFiles } from './dev-page-files.js';
import type { DevSite, DevSiteState } from './dev-site.js';

export interface DevLateFiles {
  /** @param name - Below the base URL of the locale, decoded */
  find(name: string): Promise<FoundFile | undefined>;
}

export function createDevLateFiles(site: DevSite, rendered: Pick<DevPageFiles, 'pages' | 'changes'>): DevLateFiles {
  /** Plugins whose files are those of the site as it is. */
  const written = new WeakMap<LoadedPlugin, { changes: number; done: Promise<void> }>();

  async function write(loaded: LoadedPlugin, { pages: wanted, ofTwins = false }: unstable_LateFiles): Promise<void> {
    const pages = await rendered.pages(wanted);
    const { current } = site;
    const output = outputOf(loaded, current);
    await rm(output.dir, { recursive: true, force: true });
    if (wanted) await writePages(pages, { dir: output.localeDir, ofTwins }, current);
    const props = propsOf(pages, output.dir, current.locale);
    await inPlugin(loaded.name, 'postBuild', async () => {
      await loaded.plugin.postBuild?.({ ...props, content: loaded.content });
    });
  }

  return {
    async find(name) {
      for (const loaded of site.current.locale.plugins) {
        const files = loaded.plugin.unstable_getLateFiles?.({ content: loaded.content });
        if (!files?.has(name)) continue;
        const { localeDir } = outputOf(loaded, site.current);
        const known = written.get(loaded);
        const isCurrent = known?.changes === rendered.changes;
        const done = isCurrent ? known.done : write(loaded, files);
        if (!isCurrent) written.set(loaded, { changes: rendered.changes, done });
        await done;
        return createFileFinder(localeDir).findFile(name);
      }
      return undefined;
    },
  };
}

/** The folder of a plugin's files, and the part of it that is the output of the locale. */
function outputOf({ name, id }: LoadedPlugin, { site, locale }: DevSiteState): { dir: string; localeDir: string } {
  const dir = path.join(site.generatedDir, 'dev-output', locale.locale, `${name}-${id}`.replace(/[^\w.-]/g, '-'));
  return { dir, localeDir: path.join(dir, locale.outSubdir) };
}

async function writePages(
  pages: readonly unstable_RenderedPage[],
  { dir, ofTwins }: { dir: string; ofTwins: boolean },
  { plan }: DevSiteState,
): Promise<void> {
  const plans = new Map(plan.pages.map((page) => [page.pathname, page]));
  for (const { url, html, twin } of pages) {
    const file = ofTwins ? plans.get(url)?.twin : plans.get(url)?.file;
    const text = ofTwins ? twin : html;
    if (file !== undefined && text !== undefined) await writeFileAtomic(path.join(dir, file), text);
  }
}

function propsOf(rendered: readonly unstable_RenderedPage[], dir: string, locale: LocaleSite): PostBuildProps {
  const pages = rendered.map(({ url, noIndex }) => ({ pathname: url, noIndex }));
  const hidden = new Set(pages.filter(({ noIndex }) => noIndex).map(({ pathname }) => pathname));
  // Of a page that was not rendered yet, nobody knows that it hides.
  const all = locale.pages.slice(0, -1).map(({ pathname }) => ({ pathname, noIndex: hidden.has(pathname) }));
  const indexable = new Set(indexablePages(locale, all));
  return postBuildProps(locale, { pages, dir, oldDir: dir, indexable });
}
