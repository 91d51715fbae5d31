/**
 * Languages that a site adds in its own `src/theme/prism-include-languages`. In Docusaurus that module runs in the
 * browser; here it runs once, where code is highlighted.
 */
import { SiteError } from '../base/site-error.js';
import { Prism } from './prism.js';
import { loadLanguages } from './prism-languages.js';
import type { HighlightOptions } from './types.js';

export async function addSiteLanguages({ languagesModule, additionalLanguages }: HighlightOptions): Promise<void> {
  if (!languagesModule) return;
  const { file } = languagesModule;
  // Few sites have such a module, and what loads it is much to load.
  const { loadModule } = await import('../base/load-module.js');
  // Prism's languages are loaded first, because the site's languages may extend them.
  loadLanguages(additionalLanguages);
  // Scripts of Prism's grammars expect a global `Prism`.
  Object.assign(globalThis, { Prism });
  const original = { default: () => undefined };
  const { value } = await loadModule(file, {
    // The dev server loads the module again after an edit, and some releases of Node.js would return the cached
    // one.
    isReload: true,
    virtualModules: {
      '@generated/docusaurus.config': { default: { themeConfig: { prism: { additionalLanguages } } } },
      // The original component would load Prism's languages, which are available anyway.
      '@theme-original/prism-include-languages': original,
      '@theme-init/prism-include-languages': original,
    },
  });
  if (typeof value !== 'function') {
    throw new SiteError('The module that adds languages to Prism exports no function.', {
      file,
      hint: 'Write: export default function prismIncludeLanguages(Prism) { … }',
    });
  }
  try {
    await value(Prism);
  } catch (error) {
    throw new SiteError(`Adding languages to Prism failed: ${error instanceof Error ? error.message : String(error)}`, {
      file,
      hint: 'The module runs in Node while the site is built: "window" and "document" do not exist there.',
      cause: error,
    });
  }
}
