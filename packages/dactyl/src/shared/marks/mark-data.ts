/** What the marks of islands and providers hold, as JSON. */
import type { IslandWhen } from '../islands.js';

/** JSON of `<!--island:…-->`. Short names, because every page carries them. */
export interface IslandMark {
  /** URL of the module that exports the component. */
  url: string;
  /** Name of the export; `$app` and `$content` stand for the page as a whole and for a Markdown module. */
  name: string;
  /** Props as `devalue` writes them, with `Slot`, `Component` and `Element` (see `PROP_TYPES`). */
  props: string;
  when: IslandWhen;
  /** URLs of modules that `url` imports. */
  preload?: string[];
  /** Markdown that its code imports: key → URL of the module that `node/pipeline/client-content.ts` has written. */
  contents?: Record<string, string>;
  /** HTML of slots that the server did not render, by number. */
  slots?: Record<number, string>;
}

/** JSON of `<!--provide:…-->`: a context of ours whose provider stayed on the server. */
export interface ProvideMark {
  /** Name that it was made with, see `react/provided-context.tsx`. */
  name: string;
  /** As `devalue` writes it. */
  value: string;
}
