/** Prepares route levels for rendering: loads their components, and turns content into components. */
import type { ComponentType } from 'react';
import type { ContentModule, RouteLevel } from '../shared/render.js';
import { moduleProp } from '../browser/app/app-props.js';
import type { LoadedLevel } from '../react/route-context.js';
import { isComponent, noComponent } from './page-component.js';
import { createContent } from './create-content.js';
import { withNotedEntries, type NoteEntry } from './noted-entries.js';
import type { Registry } from './registry.js';

/** Prepared levels. Pages that share a level share its object, so it is prepared once. */
export type LevelCache = WeakMap<RouteLevel, LoadedLevel>;

export async function loadLevels(
  levels: readonly RouteLevel[],
  options: { registry: Registry; cache: LevelCache; note: NoteEntry },
): Promise<LoadedLevel[]> {
  return Promise.all(
    levels.map(async (level) => {
      const known = options.cache.get(level);
      if (known) return known;
      const loaded = await loadLevel(level, options);
      options.cache.set(level, loaded);
      return loaded;
    }),
  );
}

async function loadLevel(
  level: RouteLevel,
  { registry, note }: { registry: Registry; note: NoteEntry },
): Promise<LoadedLevel> {
  const Component = await loadComponent(level, registry);
  const props = (await prepareProps(level.props, registry)) as Record<string, unknown>; // an object stays an object
  return { ...level, Component, props: withNotedEntries(props, level, note) };
}

export async function loadComponent(
  level: RouteLevel,
  registry: Registry,
): Promise<ComponentType<Record<string, unknown>>> {
  const load = registry[level.component];
  if (!load) throw new Error(`The route ${level.path} uses the component "${level.component}", which was not bundled.`);
  const module = await load();
  if (!isComponent(module.default)) throw noComponent(level, module);
  return module.default;
}

/**
 * Replaces each content module in props with its component. Values without content keep their identity, because data
 * of plugins can be large and the same on many pages.
 */
async function prepareProps(value: unknown, registry: Registry): Promise<unknown> {
  if (typeof value !== 'object' || value === null || !holdsModules(value)) return value;
  if (isContent(value)) return createContent(value, registry);
  if ('$module' in value) return loadModule(String(value.$module), registry);
  if (Array.isArray(value)) return Promise.all(value.map((item) => prepareProps(item, registry)));
  const entries = Object.entries(value);
  const prepared = await Promise.all(entries.map(([, item]) => prepareProps(item, registry)));
  return Object.fromEntries(entries.map(([key], index) => [key, prepared[index]]));
}

/** Data that holds none stays the same object from one state of the dev server to the next, and there may be 10,000 items of it. */
const plainData = new WeakSet<object>();

function holdsModules(value: object): boolean {
  if (plainData.has(value)) return false;
  if (isContent(value) || '$module' in value) return true;
  const found = Object.values(value).some(
    (item) => typeof item === 'object' && item !== null && holdsModules(item as object),
  );
  if (!found) plainData.add(value);
  return found;
}

export async function loadModule(request: string, registry: Registry): Promise<unknown> {
  const load = registry[request];
  if (!load) throw new Error(`The module "${request}" was not bundled.`);
  return moduleProp(await load());
}

function isContent(value: object): value is ContentModule {
  return '$content' in value;
}
