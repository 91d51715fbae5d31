/** What the pages plugin gives to the theme, and what it loads: pure types, with the names of the site format. */

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
  /** Absent in the default locale, and where all is well or nothing is known. */
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
  unlisted?: boolean;
  /** Which source the file was translated from: a day and a hash. */
  translated_from?: string;
  /** See the site's option of that name. */
  hydration?: Hydration;
  [other: string]: unknown;
}
