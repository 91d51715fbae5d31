/**
 * Writes the style sheets a second time, for right-to-left locales: the sheet of all pages and those of single pages.
 */
import { createBuilder } from 'vite';
import { toOutput } from './bundle-output.js';
import { collectPageSheets, collectSheet, pageSheetBuild, pageSheetInput, pageSheetPlugin } from './page-styles.js';
import type { PageStyles } from './page-styles.js';
import { rightToLeftPlugin } from './right-to-left-plugin.js';
import { STYLES_ENTRY, viteConfig, type ViteInput } from './vite-config.js';

export interface StyleSheets {
  /** Files below the folder of the bundle, POSIX. */
  styles: string[];
  /** Page component → its own style sheets. */
  pageStyles: PageStyles;
}

export async function bundleRightToLeft(
  input: ViteInput & { clientDir: string },
  pageStyles: PageStyles,
): Promise<StyleSheets> {
  const config = viteConfig(input);
  const entries = { style: STYLES_ENTRY, ...pageSheetInput(pageStyles) };
  const builder = await createBuilder({
    ...config,
    plugins: [...(config.plugins ?? []), rightToLeftPlugin(() => true), pageSheetPlugin(pageStyles)],
    environments: {
      rightToLeft: { consumer: 'client', build: pageSheetBuild(entries, { ...input, outDir: input.clientDir }) },
    },
  });
  const { rightToLeft } = builder.environments;
  if (!rightToLeft) throw new Error('Vite made no environment for style sheets.');
  const output = toOutput(await builder.build(rightToLeft));
  return {
    styles: collectSheet(output, `\0${STYLES_ENTRY}`),
    pageStyles: await collectPageSheets(output, pageStyles, input.clientDir),
  };
}
