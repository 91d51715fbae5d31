/** What Vite's dev server does for the browser besides serving styles: islands, with Fast Refresh. */
import react from '@vitejs/plugin-react';
import { escapePath } from 'tinyglobby';
import type { InlineConfig } from 'vite';
import { defaultPropsInPackages } from '../default-props-plugin.js';
import { PACKAGE_ROOT } from '../package-root.js';
import { browserEntriesPlugin, SCANNED_ENTRIES } from './browser-entries-plugin.js';
import { commonJsPlugin } from './common-js-plugin.js';
import { layoutPlugin } from './layout-plugin.js';
import { lazyClientEnvironment } from './lazy-client-environment.js';
import { missingNamesInDevPlugin } from './missing-names.js';
import { ownExportsPlugin } from './own-exports-plugin.js';
import { ownModulesPlugin } from './own-modules-plugin.js';
import { packagesOfPackagesPlugin } from './packages-of-packages-plugin.js';
import {
  OWN_DEPENDENCIES,
  ownDependenciesPlugin,
  ownDependency,
  reactInPackagesPlugin,
  routerInPackagesPlugin,
} from './pre-bundled-packages.js';

/** Names that our plugins resolve, so Vite must not pre-bundle them as packages. */
const OWN_NAMES = ['@theme', '@theme-original', '@theme-init', '@docusaurus', '@generated', '@mdx-js/react', 'dactyl'];

export function devClientConfig(siteDir: string) {
  const { options, prepare } = lazyClientEnvironment();
  const ownPackage = new RegExp(`^${PACKAGE_ROOT.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}[\\\\/]`);
  const config = {
    plugins: [
      layoutPlugin(),
      commonJsPlugin(),
      ownModulesPlugin(),
      ownDependenciesPlugin(),
      packagesOfPackagesPlugin(),
      browserEntriesPlugin(prepare),
      missingNamesInDevPlugin(),
      // Our own components do not change while people work on their site, so they need no Fast Refresh.
      react({ exclude: [/[\\/]node_modules[\\/]/, ownPackage] }),
      ownExportsPlugin(),
    ],
    environments: { client: options },
    optimizeDeps: {
      include: OWN_DEPENDENCIES.map((name) => ownDependency(name, siteDir)),
      exclude: OWN_NAMES,
      entries: ['src/**/*.{js,jsx,mjs,ts,tsx}', ...SCANNED_ENTRIES.map(escapePath)],
      // See `TSCONFIG` in `vite-config.ts`: the dependency scanner would read the site's.
      rolldownOptions: {
        moduleTypes: { '.js': 'jsx' },
        tsconfig: false,
        plugins: [reactInPackagesPlugin(), routerInPackagesPlugin(), defaultPropsInPackages()],
      },
    },
  } satisfies InlineConfig;
  return { config, prepare };
}
