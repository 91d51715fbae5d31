export interface Move {
  /** Absolute files. */
  from: string;
  to: string;
}

export interface Edit {
  /** Absolute, where the file is after all moves. */
  file: string;
  before: string;
  after: string;
}

/** Where the translations and the sources of the same files are. */
export interface ContentFolder {
  /** Translated folders of all languages, then the source. Absolute. */
  dirs: string[];
  source: string;
}

/** A page whose address has changed: both are below the base URL of the locale, with a slash in front. */
export interface MovedPage {
  from: string;
  to: string;
}
