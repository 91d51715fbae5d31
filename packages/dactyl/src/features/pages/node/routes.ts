/** Routes of pages: a React page is its own component, a Markdown page is shown by the theme. */
import { untranslatedFacts } from '../../../node/content/translation-source.js';
import type { RouteConfig } from '../../../node/plugin-api/route-config.js';
import { definedProps } from '../../../shared/defined-props.js';
import type { PagesOptions } from './options.js';
import type { Page } from './types.js';

export function createPageRoutes(pages: readonly Page[], options: PagesOptions): RouteConfig[] {
  return pages.map((page): RouteConfig => {
    const sourceFilePath = page.source.replace(/^@site\//, '');
    if (page.type === 'jsx') {
      return {
        path: page.permalink,
        component: page.source,
        exact: true,
        modules: { config: '@generated/docusaurus.config' },
        metadata: { sourceFilePath },
      };
    }
    return {
      path: page.permalink,
      component: options.mdxPageComponent,
      exact: true,
      modules: { content: page.source },
      metadata: definedProps({
        sourceFilePath,
        ...untranslatedFacts(page),
        lastUpdatedAt: page.lastUpdatedAt,
        hydration: page.frontMatter.hydration,
      }),
    };
  });
}
