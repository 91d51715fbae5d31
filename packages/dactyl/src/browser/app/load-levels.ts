/** Resolves the route levels of `$app`'s mark: loads their components, modules and Markdown. */
import type { ComponentType } from 'react';
import type { RouteLevel } from '../../shared/render.js';
import type { LoadedLevel } from '../../react/route-context.js';
import { loadProps, moduleProp, type ContentReference } from './app-props.js';
import { loadAppContent } from './app-content.js';

/** Modules by request, as `virtual:dactyl/registry` exports them. */
export type Registry = Record<string, () => Promise<Record<string, unknown>>>;

export async function loadLevels(levels: readonly RouteLevel[], registry: Registry): Promise<LoadedLevel[]> {
  return Promise.all(
    levels.map(async (level) => {
      const [{ default: Component }, props] = await Promise.all([
        load(level.component),
        loadProps(level.props, {
          content: (value) => loadAppContent(value as ContentReference), // the server wrote it
          module: async (request) => moduleProp(await load(request)),
          shared: loadShared,
        }),
      ]);
      // The cast: the server rendered this component.
      return { ...level, Component: Component as ComponentType<Record<string, unknown>>, props };
    }),
  );

  async function load(request: string): Promise<Record<string, unknown>> {
    const module = registry[request];
    if (!module) throw new Error(`"${request}" is not in the bundle of this page.`);
    return module();
  }
}

/** Returns the same object on all pages of a visit, because the browser caches the module. */
async function loadShared(url: string): Promise<unknown> {
  const module = (await import(/* @vite-ignore */ url)) as { default: unknown }; // `node/pipeline/client-data.ts` wrote it
  return module.default;
}
