/** Types of the pages that the plugin loads and passes to the theme, with the names of Docusaurus. */

import type { Hydration } from '../../../shared/islands.js';
import type { TranslationState } from '../../../shared/translation-state.js';

/** A page written in Markdown: its metadata, as `metadata` of the compiled file. */
export interface MarkdownPage {
  type: 'mdx';
  permalink: string;
  /** `@site/src/pages/…` */
  source: string;
  title?: string;
  description?: string;
  frontMatter: PageFrontMatter;
  editUrl?: string;
  unlisted: boolean;
  lastUpdatedAt?: number;
  lastUpdatedBy?: string;
  /**
   * State of the translation. Absent in the default locale, for an up-to-date translation, and if the state is unknown.
   */
  translation?: TranslationState;
}

/** A page that is a React component. */
export interface ReactPage {
  type: 'jsx';
  permalink: string;
  source: string;
}

export type Page = MarkdownPage | ReactPage;

/** The keys that the theme reads; others are kept. */
export interface PageFrontMatter {
  title?: string;
  description?: string;
  keywords?: string[];
  image?: string;
  wrapperClassName?: string;
  hide_table_of_contents?: boolean;
  toc_min_heading_level?: number;
  toc_max_heading_level?: number;
  draft?: boolean;
  /** For whom the entry is: a name or a list of names. Pages that are built do not have it. */
  audience?: unknown;
  unlisted?: boolean;
  /** The entry is there from this time on. */
  publish_date?: string | number | Date;
  /** The entry is there until this time. */
  expiry_date?: string | number | Date;
  /** Addresses that the page had, without base URL: the redirects plugin leads from there to it. */
  redirect_from?: string | string[];
  /** The version of the source that the file was translated from: a day and a hash. */
  translated_from?: string;
  /** Hydration mode of the page, see the site's option `hydration`. */
  hydration?: Hydration;
  [other: string]: unknown;
}
