/** All pages of a plugin below one route that keeps search engines away, also lists and files without front matter. */
import type { Plugin, PluginActions, PluginContext, RouteConfig } from 'dactyl';

export function notIndexed<Content>(
  plugin: Plugin<Content> & Required<Pick<Plugin<Content>, 'contentLoaded'>>,
  { baseUrl }: PluginContext,
  routeBasePath: string,
): Plugin<Content> {
  return {
    ...plugin,
    async contentLoaded({ content, actions }: { content: Content; actions: PluginActions }) {
      const routes: RouteConfig[] = [];
      const addRoute = ({ context, ...route }: RouteConfig) =>
        // The context of an inner route has its data by this name; for outer ones the framework does that.
        void routes.push({ ...route, ...(context && { context: { data: context } }) });
      await plugin.contentLoaded({ content, actions: { ...actions, addRoute } });
      actions.addRoute({
        path: baseUrl + routeBasePath.replace(/^\//, ''),
        component: '@site/tests/plugins/NotIndexed',
        exact: false,
        routes,
      });
    },
  };
}
