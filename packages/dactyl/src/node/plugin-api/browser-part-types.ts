/** What a plugin adds to the scripts of pages. Part of the plugin contract, see `types.ts`; may change. */
import type { BootSettings } from '../../shared/boot-settings.js';

/** What may decide which boot script a site has. */
export interface unstable_BootChoice {
  /** Absolute file of a request such as `@theme/Footer`; `undefined` when no theme has it. */
  themeFile(request: string): string | undefined;
}

/**
 * A document that is shown in a frame with an origin of its own, as one file: its script, with all that it imports, is
 * inline, and its policy allows it to make code of text.
 */
export interface unstable_FrameDocument {
  /** Which of the settings of each page has its URL. */
  setting: keyof BootSettings;
  /** Where it is, below the base URL of the site. */
  file: string;
  /** Absolute file of its module. */
  entry: string;
  /** What runs in it, as in messages: `Live code`. */
  title: string;
  /** Class of the element with the id `root`. */
  rootClass: string;
  /** The plugin, as in messages: `the theme for live code`. */
  neededBy: string;
}

/** What a plugin says of the folder that `getThemePath` names. */
export interface unstable_ThemeFacts {
  /** Where its style sheets go, on sites with `future.v4.useCssCascadeLayers`. Default: the layer of the classic theme. */
  cascadeLayer?: string;
  /** Elements of Markdown that it renders. Default: those of the components that it replaces. */
  elements?: readonly string[];
  /** Packages that the dev server prepares before a page asks for them; otherwise it would have to reload the page. */
  packages?: readonly string[];
}
