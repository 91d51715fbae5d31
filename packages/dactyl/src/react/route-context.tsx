/** The chain of routes that leads to the page, and the context that each level adds for components below it. */
import { createContext } from 'react';
import type { JsonObject } from '../shared/json.js';
import type { RouteLevel } from '../shared/render.js';
import { createProvidedContext, useProvidedContext } from './provided-context.js';
import { usePageDependency } from './render-context.js';

export interface RouteContextValue {
  plugin: { name: string; id: string };
  data?: JsonObject;
}

/** A level with its component and props ready to render. */
export interface LoadedLevel extends RouteLevel {
  Component: React.ComponentType<Record<string, unknown>>;
}

export const RouteContext = createProvidedContext<RouteContextValue | undefined>('route', undefined, { always: true });

/** Levels below the calling component. */
export const RemainingLevelsContext = createContext<LoadedLevel[]>([]);

/**
 * Plugin and data of the current route. Data of inner routes overrides that of outer ones.
 *
 * @throws when no route is around.
 */
export function useRouteContext(): RouteContextValue {
  usePageDependency();
  const context = useProvidedContext(RouteContext);
  if (!context) throw new Error('useRouteContext() was called outside of a route.');
  return context;
}

export default useRouteContext;

/**
 * The context below a level: its own data override those of outer levels; the plugin is that of the outermost level
 * with one.
 */
export function mergeRouteContext(
  parent: RouteContextValue | undefined,
  own: RouteLevel['context'],
): RouteContextValue | undefined {
  if (!own) return parent;
  const plugin = parent?.plugin ?? own.plugin;
  if (!plugin) return parent;
  const data = { ...parent?.data, ...own.data };
  return { plugin, data };
}
