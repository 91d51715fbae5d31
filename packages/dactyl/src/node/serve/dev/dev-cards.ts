/** Images that pages are shared with: each is drawn when it is asked for, after its page has named it. */
import path from 'node:path';
import { inPlugin } from '../../plugin-api/in-plugin.js';
import type { unstable_PageCard } from '../../plugin-api/types.js';
import { createFileFinder } from '../preview/find-file.js';
import type { FoundFile } from '../preview/resolve-request.js';
import type { DevSite } from './dev-site.js';

export interface DevCards {
  /** Notes the image of a page that was made. */
  note(card: unstable_PageCard): void;
  /** @param name - Below the base URL of the locale, decoded */
  find(name: string): Promise<FoundFile | undefined>;
}

export function createDevCards(site: DevSite): DevCards {
  /** By file; the name of a file is a hash of what it shows. */
  const named = new Map<string, unstable_PageCard>();
  const drawn = new Map<string, Promise<void>>();

  /** @throws what the template throws */
  async function draw(card: unstable_PageCard, dir: string): Promise<void> {
    for (const { plugin, name } of site.current.locale.plugins) {
      const cards = await inPlugin(name, 'unstable_getSocialCards', () => plugin.unstable_getSocialCards?.());
      if (cards?.seed !== card.seed) continue;
      await inPlugin(name, 'unstable_getSocialCards', () => cards.draw?.(card, dir));
      return;
    }
  }

  return {
    note: (card) => void named.set(card.file, card),
    async find(name) {
      const card = named.get(name);
      if (!card) return undefined;
      const { site: loaded, locale } = site.current;
      const dir = path.join(loaded.generatedDir, 'dev-output', locale.locale, 'cards');
      const drawing = drawn.get(name) ?? draw(card, dir);
      drawn.set(name, drawing);
      // After a mistake is mended, the next request draws it.
      await drawing.catch((error: unknown) => {
        drawn.delete(name);
        throw error;
      });
      return createFileFinder(dir).findFile(name);
    },
  };
}
