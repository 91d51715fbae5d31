/**
 * The board of feature requests. In: a folder of Markdown files, one for each request, whose front matter says how it
 * stands. Out: a page for each, and the board, which also answers for every other path below its own.
 *
 * The pages plugin reads, compiles and translates the files; this one wraps it and changes what is made of them.
 */
import pagesPlugin, {
  type LoadedContent,
  type PluginOptions,
  validateOptions as validatePagesOptions,
} from '@docusaurus/plugin-content-pages';
import type { Plugin, PluginContext, RouteConfig, ValidateOptionsArgs } from 'dactyl';
import { repositoryOf, requestIssuesUrl, type SiteRepository } from '../../src/repository/repository-links.js';
import { readRequest, type FeatureRequest, type RequestFile } from './read-request.js';

const COMPONENTS = '@site/plugins/feature-requests/components';

export default async function featureRequestsPlugin(
  context: PluginContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const pages = await pagesPlugin(context, options);
  const { siteConfig, baseUrl } = context;
  const repository = repositoryOf(siteConfig.customFields);
  return {
    ...pages,
    name: 'feature-requests-plugin',

    async contentLoaded({ content, actions }) {
      const files = new Map<string, RequestFile>();
      for (const page of content) if (page.type === 'mdx') files.set(page.permalink, page);
      const requests = [...files.values()].map((file) => readRequest(file, context.siteDir));
      const addRoute = (route: RouteConfig) => {
        const request = requests.find(({ href }) => href === route.path);
        actions.addRoute(request ? { ...route, props: requestProps(request, requests, repository) } : route);
      };
      await pages.contentLoaded({ content, actions: { ...actions, addRoute } });
      actions.addRoute({
        path: baseUrl + options.routeBasePath.replace(/^\//, ''),
        component: `${COMPONENTS}/BoardPage`,
        exact: false,
        props: { requests: requests.map((request) => ({ ...request })) },
      });
    },
  };
}

/** What the page of a request shows besides its text: the titles of all, and where its votes are counted. */
function requestProps(
  request: FeatureRequest,
  requests: readonly FeatureRequest[],
  repository: SiteRepository | undefined,
): NonNullable<RouteConfig['props']> {
  return {
    request: { ...request },
    ...(repository && { issuesUrl: requestIssuesUrl(repository, request.slug) }),
    others: requests.map(({ slug, title, href, status }) => ({ slug, title, href, status })),
  };
}

export function validateOptions({ options, validate }: ValidateOptionsArgs): PluginOptions {
  return validatePagesOptions({
    validate,
    options: {
      path: 'feature-requests',
      routeBasePath: 'feature-requests',
      include: ['*.md'],
      mdxPageComponent: `${COMPONENTS}/RequestPage`,
      ...options,
    },
  });
}
