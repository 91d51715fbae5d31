/** Bundles the style sheet of all pages alone, for a site whose other files are ready (`ready-bundles.ts`). */
import { createBuilder } from 'vite';
import { toBundleErrors } from './bundle-error.js';
import { moduleIdsPlugin, originsOf } from './bundle-server.js';
import type { Bundle } from './bundle-site.js';
import { clientBuild, removeStylesModule, sheetsIn } from './bundle-site.js';
import { toOutput } from './bundle-output.js';
import { STYLES_ENTRY, viteConfig, type ViteInput } from './vite-config.js';

export async function bundleSheet(
  input: ViteInput & { clientDir: string },
): Promise<Pick<Bundle, 'styles' | 'notes' | 'sources'>> {
  const moduleIds = new Set<string>();
  const notes = new Set<string>();
  const config = viteConfig({ ...input, notes });
  const builder = await createBuilder({
    ...config,
    plugins: [...(config.plugins ?? []), moduleIdsPlugin(moduleIds)],
    environments: { client: { build: clientBuild({ ...input, entries: { styles: STYLES_ENTRY } }) } },
  });
  const { client } = builder.environments;
  if (!client) throw new Error('Vite made no environment for the style sheet.');
  const built = await builder.build(client).catch((error: unknown) => {
    throw toBundleErrors(error, input.siteDir, input.postCss);
  });
  const output = toOutput(built);
  await removeStylesModule(output, input.clientDir);
  return { styles: sheetsIn(output), notes: [...notes].toSorted(), sources: originsOf(moduleIds).sources };
}
