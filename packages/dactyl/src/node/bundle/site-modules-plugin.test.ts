import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { siteModulesPlugin } from './site-modules-plugin.js';
import { themePlugin } from './theme-plugin.js';
import { PACKAGE_ROOT } from './package-root.js';

const THEME = `${PACKAGE_ROOT}/theme`;
const plugins = [siteModulesPlugin('/site'), themePlugin({ site: '/site/src/theme', themes: [THEME] })];

/** What a plugin answers for a name that a module of a site imports. */
async function resolve(name: string): Promise<unknown> {
  for (const { resolveId } of plugins) {
    if (typeof resolveId !== 'object' || !('handler' in resolveId)) throw new Error('The plugin has no filter.');
    // The cast: none of these names asks the bundler, so that the handler needs nothing of it.
    const handler = resolveId.handler as unknown as (id: string, importer: string) => unknown;
    const { filter } = resolveId as unknown as { filter: { id: RegExp } };
    if (filter.id.test(name)) return handler(name, '/site/src/pages/index.jsx');
  }
  return undefined;
}

it.each(['@docusaurus/useDocusaurusContext', '@docusaurus/Link', 'dactyl/theme/Layout', '@theme/Layout'])(
  'says of which package %s is, or bytes would depend on who asks first',
  async (name) => {
    const { packageJsonPath } = (await resolve(name)) as { packageJsonPath: string };
    expect(existsSync(packageJsonPath)).toBe(true);
  },
);
