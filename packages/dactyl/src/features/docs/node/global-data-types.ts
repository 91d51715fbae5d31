/** Global data of the docs plugin, which each page can read. Public API in the shape of the site format. */

export interface GlobalDoc {
  /** A generated index has its slug as id. */
  id: string;
  path: string;
  sidebar?: string;
  unlisted?: boolean;
}

export interface GlobalSidebar {
  link?: { path: string; label: string };
}

export interface GlobalVersion {
  name: string;
  label: string;
  isLast: boolean;
  path: string;
  mainDocId: string;
  docs: GlobalDoc[];
  draftIds: string[];
  sidebars?: Record<string, GlobalSidebar>;
  /** The page about what differs from the version before, whose label is `since`; absent where the option `changes` is off. */
  changes?: { path: string; since: string };
}

/** Global data of one instance. */
export interface GlobalDocsData {
  path: string;
  versions: GlobalVersion[];
  breadcrumbs: boolean;
  /** Absent where the option is off: all pages read these data. */
  structuredData?: true;
}
