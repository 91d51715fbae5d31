/** Which pages get an image to be shared with: the plugins of their locale say so. */
import { inPlugin } from '../plugin-api/in-plugin.js';
import type { unstable_SocialCards } from '../plugin-api/types.js';
import type { PagePlan } from './plan-pages.js';
import type { LocaleSite, Site } from '../site/types.js';

/** The first plugin that has a card for a page makes it. */
export async function planCards(pages: PagePlan[], site: Pick<Site, 'locales'>): Promise<PagePlan[]> {
  const cards = new Map<string, unstable_SocialCards[]>();
  for (const locale of site.locales) cards.set(locale.locale, await cardsOf(locale));
  if ([...cards.values()].every((ofLocale) => ofLocale.length === 0)) return pages;
  return pages.map((page) => {
    const found = cards.get(page.locale)?.find(({ hasCard }) => hasCard(page.pathname));
    if (found === undefined) return page;
    const { seed, width, height } = found;
    return { ...page, card: { seed, width, height } };
  });
}

async function cardsOf({ plugins }: LocaleSite): Promise<unstable_SocialCards[]> {
  const cards: unstable_SocialCards[] = [];
  for (const { plugin, name } of plugins) {
    if (!plugin.unstable_getSocialCards) continue;
    const own = await inPlugin(name, 'unstable_getSocialCards', () => plugin.unstable_getSocialCards?.());
    if (own) cards.push(own);
  }
  return cards;
}
