import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Names that a file of re-exports hands on, types included. */
function exportedNames(file: string): string[] {
  const source = readFileSync(new URL(`../src/${file}`, import.meta.url), 'utf8');
  return [...source.matchAll(/^export (?:type )?\{([^}]*)\}/gm)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) =>
      name
        .trim()
        .replace(/^type /, '')
        .replace(/^default as /, ''),
    )
    .filter((name) => name !== '')
    .toSorted();
}

describe('the names that the package exports', () => {
  it('for configuration and plugins', () => {
    expect(exportedNames('index.ts')).toMatchInlineSnapshot(`
      [
        "DataLoader",
        "DataOf",
        "LoadedPlugin",
        "Plugin",
        "PluginActions",
        "PluginContext",
        "PluginModule",
        "PluginOptions",
        "PostBuildProps",
        "RouteConfig",
        "SiteConfig",
        "SiteError",
        "UserConfig",
        "ValidateOptionsArgs",
        "defineLoader",
      ]
    `);
  });

  it('for components', () => {
    expect(exportedNames('client.ts')).toMatchInlineSnapshot(`
      [
        "AskedQuery",
        "BrowserOnly",
        "ErrorBoundary",
        "Head",
        "Hydrate",
        "HydrateProps",
        "Interpolate",
        "Link",
        "SearchEventDetail",
        "SearchHit",
        "SearchHooks",
        "SearchResult",
        "Translate",
        "interpolate",
        "translate",
        "useAllPluginInstancesData",
        "useBaseUrl",
        "useBaseUrlUtils",
        "useDocusaurusContext",
        "useGlobalData",
        "useIsBrowser",
        "useLocation",
        "usePluginData",
        "useRouteContext",
      ]
    `);
  });

  it('for social cards', () => {
    expect(exportedNames('plugin-social-cards.ts')).toEqual(['SocialCard', 'SocialCardColors', 'default']);
  });

  it('for npm commands in Markdown', () => {
    expect(exportedNames('remark-npm2yarn.ts')).toEqual(['Converter', 'NpmToYarnOptions', 'default']);
  });
});
