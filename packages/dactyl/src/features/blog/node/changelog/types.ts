/** What a changelog holds, whether a file or the tags of git tell it. */

export interface Changelog {
  /** Markdown between the title and the first release. */
  introduction: string;
  /** In the order of the source. */
  releases: Release[];
}

export interface Release {
  version: string;
  /** Day, as in `2024-11-22`; `undefined` when the source does not say it. */
  date: string | undefined;
  /** A line of figures, as in `2 fixes · 1 contributor`. */
  counts: string | undefined;
  /** Markdown of the paragraph that says what the release is about; empty when there is none. */
  summary: string;
  /** Markdown below, with headings that begin at the second level. */
  body: string;
  /** Whether it is still to come. */
  isUnreleased: boolean;
  /** Where its heading is. */
  place: ReleasePlace;
}

export interface ReleasePlace {
  /** Absolute. */
  file: string;
  /** From 1; `undefined` for a tag. */
  line?: number;
}
