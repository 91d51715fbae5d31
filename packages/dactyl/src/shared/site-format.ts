/** What of a site depends on the release of the site format that it is written in. Found by `node/config/format-version.ts`. */
export interface SiteFormat {
  /** The newest release of version 3 that it stands for, e.g. `3.10`. */
  release: string;
  /** Whether `future.v4: true` switches on all flags, and not only those that 3.8 and 3.9 had. From 3.10. */
  v4MeansAll: boolean;
  /** Whether a link to `file.md` means a file beside this one rather than one below the content folder. From 3.9. */
  ownFolderFirst: boolean;
  /** Whether comments that mark lines count in code that names no language. From 3.8. */
  marksPlainCode: boolean;
  /**
   * Whether further pages of an author are below the option `pageBasePath`, and leave out posts that are not listed. From
   * 3.10; before, they were below `authorsBasePath`.
   */
  authorPagesLikeLists: boolean;
  /**
   * Whether the wish of the system is a third state of the colour mode's button, on sites that follow it. From 3.8; before, the
   * button went between light and dark.
   */
  hasSystemMode: boolean;
  /** Whether the words of a post are counted by the rules of its language. From 3.8. */
  segmentsWords: boolean;
  /** Whether breadcrumbs are described to search engines by JSON-LD in the head, and not in the list. From 3.8. */
  hasJsonBreadcrumbs: boolean;
  /** Whether a plain link of a sidebar to the page counts for its breadcrumbs. Up to 3.9. */
  linksMakeBreadcrumbs: boolean;
  /** Whether an emoji in front of a label is the icon of its card. From 3.10. */
  takesEmojiForIcon: boolean;
  /** Whether commands for npm are shown for Bun, too, unless the site names package managers. From 3.8. */
  offersBun: boolean;
  /** Whether a blog without posts has its list, an empty page. From 3.10, for sites that name their release: no one asks for it. */
  listsEmptyBlog: boolean;
}
