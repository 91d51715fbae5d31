/**
 * Social cards: an image for each page, shown where people share it. Input: texts from the heads of pages. Output: PNG files
 * in the output, which the heads name (`node/pipeline/social-card.ts`). The dev server draws one when it is asked for.
 */
import path from 'node:path';
import type { Plugin, PluginContext, PluginOptions, PostBuildProps } from '../../../node/plugin-api/types.js';
import type { PluginModule } from '../../../node/plugin-api/plugin-module.js';
import { type CardDesign, CARD_SIZE, loadDesign } from './card-design.js';
import { describeMissing } from './describe-missing.js';
import { type CardOfPage, drawCards } from './draw-cards.js';
import { matchPages } from '../../../node/plugin-api/match-pages.js';
import { type SocialCardsOptions, socialCardsOptionsSchema } from './options.js';

const PLUGIN_NAME = 'dactyl-plugin-social-cards';

function socialCardsPlugin(context: PluginContext, pluginOptions: PluginOptions): Plugin {
  // `validateOptions` made them.
  const options = pluginOptions as unknown as SocialCardsOptions;
  let design: Promise<CardDesign> | undefined;
  const getDesign = () => (design ??= loadDesign(context, options));
  // Imported where cards are drawn, because it loads much code that is not needed if no card has changed.
  const openPen = async () => (await import('./pen.js')).openPen(await getDesign(), context.siteDir);
  let pen: ReturnType<typeof openPen> | undefined;
  async function draw(cards: CardOfPage[], outDir: string): Promise<void> {
    const cacheDir = path.join(context.siteDir, '.dactyl/cards');
    const { missing } = await drawCards({ cards, outDir, cacheDir, openPen: () => (pen ??= openPen()) });
    const gaps = describeMissing(missing, path.basename(context.siteConfigPath));
    if (gaps !== undefined) context.unstable_logger?.warn(gaps);
  }
  return {
    name: PLUGIN_NAME,
    async unstable_getSocialCards() {
      const { seed } = await getDesign();
      return {
        ...CARD_SIZE,
        seed,
        hasCard: matchPages(options, context.baseUrl),
        draw: (card, dir) => draw([{ permalink: card.title, card }], dir),
      };
    },
    getPathsToWatch: () => (options.template ? [path.resolve(context.siteDir, options.template)] : []),
    async postBuild({ outDir, head }) {
      await draw(cardsWithSeed(head, (await getDesign()).seed), outDir);
    },
  };
}

function cardsWithSeed(head: PostBuildProps['head'], seed: string) {
  return Object.entries(head).flatMap(([permalink, { unstable_card: card }]) =>
    card?.seed === seed ? [{ permalink, card }] : [],
  );
}

const plugin: PluginModule = Object.assign(socialCardsPlugin, {
  validateOptions: ({ options, validate }: Parameters<NonNullable<PluginModule['validateOptions']>>[0]) =>
    validate(socialCardsOptionsSchema, options),
});

export default plugin;
