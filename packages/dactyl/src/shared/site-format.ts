/**
 * Behaviour that depends on the release of the site format that a site is written for.
 * `node/config/format-version.ts` finds the release.
 */
export interface SiteFormat {
  /** The newest release of version 3 whose rules apply, e.g. `3.10`. */
  release: string;
  /** Whether `future.v4: true` switches on all flags, and not only those of 3.8 and 3.9. From 3.10. */
  v4MeansAll: boolean;
  /** Whether a link to `file.md` is looked up in the file's own folder before the content folder. From 3.9. */
  ownFolderFirst: boolean;
  /** Whether magic comments count in code that names no language. From 3.8. */
  marksPlainCode: boolean;
  /**
   * Whether the further pages of an author's posts are below the option `pageBasePath`, and leave out unlisted posts.
   * From 3.10; before, they were below `authorsBasePath`.
   */
  authorPagesLikeLists: boolean;
  /**
   * Whether the button of the colour mode has the system's preference as a third state, on sites that follow it. From
   * 3.8; before, the button switched between light and dark.
   */
  hasSystemMode: boolean;
  /** Whether words of a post are counted by the rules of its language. From 3.8. */
  segmentsWords: boolean;
  /**
   * Whether JSON-LD in the head describes breadcrumbs to search engines, instead of attributes in the list. From 3.8.
   */
  hasJsonBreadcrumbs: boolean;
  /** Whether a page that a sidebar lists as a plain link gets breadcrumbs from there. Up to 3.9. */
  linksMakeBreadcrumbs: boolean;
  /** Whether an emoji at the beginning of a label becomes the icon of its card. From 3.10. */
  takesEmojiForIcon: boolean;
  /** Whether commands for npm are also shown for Bun, unless the site names package managers. From 3.8. */
  offersBun: boolean;
  /** Whether a blog without posts has an empty list page. From 3.10, and only for sites that name their release. */
  listsEmptyBlog: boolean;
}
