import { describe, expect, it } from 'vitest';
import { SiteError } from '../base/site-error.js';
import type { Plugin } from '../plugin-api/types.js';
import type { PagePlan } from './plan-pages.js';
import type { LocaleSite } from '../site/types.js';
import { planCards } from './plan-cards.js';

const page = (locale: string, pathname: string) => ({ locale, pathname }) as PagePlan; // what the function looks at

function localeOf(name: string, ...plugins: Partial<Plugin>[]): LocaleSite {
  // What the function looks at.
  return { locale: name, plugins: plugins.map((plugin) => ({ name: 'cards', plugin })) } as unknown as LocaleSite;
}

const cardsFor = (start: string, seed: string): Partial<Plugin> => ({
  unstable_getSocialCards: () => ({ seed, width: 2, height: 1, hasCard: (permalink) => permalink.startsWith(start) }),
});

describe('the pages that get a card', () => {
  it('are those that a plugin of their locale names; the first plugin wins', async () => {
    const site = { locales: [localeOf('en', {}, cardsFor('/a', 'one'), cardsFor('/', 'two')), localeOf('zh', {})] };
    const planned = await planCards([page('en', '/a'), page('en', '/b'), page('zh', '/a')], site);
    expect(planned.map(({ card }) => card)).toEqual([
      { seed: 'one', width: 2, height: 1 },
      { seed: 'two', width: 2, height: 1 },
      undefined,
    ]);
  });

  it('are none without such a plugin, and their plans stay as they are', async () => {
    const pages = [page('en', '/')];
    expect(await planCards(pages, { locales: [localeOf('en', {})] })).toBe(pages);
  });

  it('name the plugin that cannot make them', async () => {
    const broken: Partial<Plugin> = {
      unstable_getSocialCards() {
        throw new SiteError('No font.');
      },
    };
    const planning = planCards([page('en', '/')], { locales: [localeOf('en', broken)] });
    await expect(planning).rejects.toMatchObject({ details: { plugin: 'cards' } });
  });
});
