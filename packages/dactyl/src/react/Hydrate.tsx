/** Lets authors say when the islands in it hydrate, where analysis would choose for them. */
import { createContext, type ReactNode } from 'react';
import { authorMistake } from '../shared/author-mistake.js';
import { editDistance } from '../shared/edit-distance.js';
import { HYDRATE_WHEN, type IslandWhen } from '../shared/islands.js';

export interface HydrateProps {
  /**
   * - `load`: at once;
   * - `idle`: when the browser has nothing else to do;
   * - `visible`: near the visible part of the page;
   * - `interaction`: on the first pointer, key or focus in the component;
   * - `never`: it stays HTML.
   *
   * Default: what Dactyl finds out about the component. `npx dactyl why URL` shows it.
   */
  when?: keyof typeof HYDRATE_WHEN;
  /**
   * A media query that the page has to fit first, such as `(min-width: 997px)`. A touch counts all the same.
   * Default: none.
   */
  media?: string;
  children?: ReactNode;
}

/** What the nearest `<Hydrate>` around a component says. Only the server provides it. */
export interface HydrationChoice {
  when?: IslandWhen | 'never';
  media?: string;
}

export const HydrationChoiceContext = createContext<HydrationChoice | undefined>(undefined);

/**
 * Says when the components in it hydrate. Inside of a component that runs in the browser it changes nothing, because
 * that component hydrates as a whole.
 *
 * @example
 * <Hydrate when="idle" media="(min-width: 997px)">
 *   <Chart />
 * </Hydrate>
 * @throws when `when` or `media` has another value
 */
export function Hydrate({ when, media, children }: HydrateProps): ReactNode {
  if (!import.meta.env.SSR) return children;
  if (when !== undefined && !Object.hasOwn(HYDRATE_WHEN, when)) {
    throw unknownMoment(String(when));
  }
  if (media !== undefined && (typeof media !== 'string' || media.trim() === '')) {
    throw authorMistake({
      message: '<Hydrate media> has no media query.',
      hint: 'Write one, such as media="(min-width: 997px)", or leave "media" out.',
      look: [/<Hydrate\s[^>]*media\b/g, /<Hydrate(?=[\s/>])/g],
    });
  }
  const choice: HydrationChoice = { when: when && HYDRATE_WHEN[when], media };
  return <HydrationChoiceContext value={choice}>{children}</HydrationChoiceContext>;
}

function unknownMoment(when: string): Error {
  const names = Object.keys(HYDRATE_WHEN);
  const close = names.find((name) => editDistance(when, name, 2) <= 2);
  return authorMistake({
    message: `<Hydrate> does not know when="${when}".`,
    hint: `${close === undefined ? '' : `Did you mean "${close}"? `}There are ${names.map((name) => `"${name}"`).join(', ')}.`,
    look: [new RegExp(`<Hydrate\\s[^>]*when=\\W*${when.replaceAll(/\W/g, '\\$&')}\\b`, 'g'), /<Hydrate(?=[\s/>])/g],
  });
}
