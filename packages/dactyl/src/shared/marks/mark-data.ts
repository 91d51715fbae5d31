/** What the marks of islands and providers hold, as JSON. */
import type { IslandWhen } from '../islands.js';

/** JSON of `<!--island:…-->`. Short names, because every page carries them. */
export interface IslandMark {
  /** URL of the module that exports the component. */
  url: string;
  /** Name of the export. `$app` stands for the page as a whole, `$content` for a Markdown module. */
  name: string;
  /** Props as `devalue` writes them, with `Slot`, `Component` and `Element` (see `PROP_TYPES`). */
  props: string;
  /** `media`: only when the page fits, see the field of that name. */
  when: Exclude<IslandWhen, 'load'> | 'media';
  /**
   * A media query, and what makes the island hydrate while the page fits it. `load` is always here, with the query `all`,
   * because few pages have it and each page with islands would load the code for it.
   */
  media?: { query: string; occasion: IslandWhen };
  /** URLs of modules that `url` imports. */
  preload?: string[];
  /**
   * Markdown that the island's code imports: key → URL of the module that `node/pipeline/client-content.ts` has
   * written.
   */
  contents?: Record<string, string>;
  /** HTML of the slots that the island did not show on the server, by number. */
  slots?: Record<number, string>;
}

/** JSON of `<!--provide:…-->`: one of our contexts, whose provider only ran on the server. */
export interface ProvideMark {
  /** Name of the context, see `react/provided-context.tsx`. */
  name: string;
  /** Value of the context, as `devalue` writes it. */
  value: string;
}
