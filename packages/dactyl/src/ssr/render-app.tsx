/**
 * Pages that hydrate as `adopted` or `full`: the whole page is one island, `$app`. The server renders all of it as
 * React will in the browser. Only Markdown that the browser adopts is static.
 */
import type { ClientFile, IslandReport } from '../shared/islands.js';
import type { PageRequest, RenderServices } from '../shared/render.js';
import type { AppProps } from '../browser/app/app-props.js';
import { writeProps } from '../react/islands/island-props.js';
import type { LoadedLevel } from '../react/route-context.js';
import { createAppLevel, type AppLevel, type AppLevelOptions } from './app-level.js';
import type { Registry } from './registry.js';

/** Prepared levels for each mode. Pages that share a level share its preparation. */
export type AppLevelCache = Record<'adopted' | 'full', WeakMap<object, Promise<AppLevel>>>;

export function createAppLevelCache(): AppLevelCache {
  return { adopted: new WeakMap(), full: new WeakMap() };
}

export interface AppOptions {
  registry: Registry;
  services: RenderServices;
  cache: AppLevelCache;
}

/** A page as an island. The renderer renders `<App levels={levels}>` as an island with `whole`, in both passes. */
export interface AppIsland {
  report: Omit<IslandReport, 'size'>;
  /** File of the bundle for such pages, see `app/client.tsx`, with the files of all components on this page. */
  file: ClientFile;
  /** Props of the island, as the text for its mark. */
  props: string;
  levels: LoadedLevel[];
}

/** @throws when there is no bundle for such pages */
export async function createAppIsland(request: PageRequest, options: AppOptions): Promise<AppIsland> {
  const { pathname, alternates, hydration } = request;
  const hydrationMode = hydration === 'adopted' ? 'adopted' : 'full';
  const file = options.services.clientFile('$app');
  if (!file)
    throw new Error(`The page ${pathname} hydrates as "${hydrationMode}", but there is no browser bundle for that.`);
  const own = request.levels.at(-1);
  const levels = await Promise.all(
    request.levels.map((level) => appLevel(level, { ...options, hydrationMode, isShared: level !== own })),
  );
  const props: AppProps = { pathname, alternates, levels: levels.map(({ written }) => written) };
  const files = levels.flatMap((level) => level.files).flatMap(({ url, preload }) => [url, ...preload]);
  return {
    report: {
      module: '$app',
      name: '$app',
      line: 0,
      when: 'idle',
      why: `is the whole page, because its hydration is "${hydrationMode}"`,
      at: pathname,
      foundBy: 'option',
    },
    file: { url: file.url, preload: [...new Set([...file.preload, ...files])] },
    props: writeProps({ ...props }),
    levels: levels.map(({ loaded }) => loaded),
  };
}

function appLevel(
  level: PageRequest['levels'][number],
  { cache, ...options }: AppLevelOptions & Pick<AppOptions, 'cache'>,
): Promise<AppLevel> {
  const { hydrationMode } = options;
  const known = cache[hydrationMode].get(level) ?? createAppLevel(level, options);
  cache[hydrationMode].set(level, known);
  return known;
}
