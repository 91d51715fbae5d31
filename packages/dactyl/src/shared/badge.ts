/** Badges: a word or two in a frame, in the colours of an admonition. */

/** Their colours, by the names of admonitions. */
export const BADGE_KINDS = ['note', 'tip', 'info', 'warning', 'danger'] as const;

export type BadgeKind = (typeof BADGE_KINDS)[number];

/** A badge beside the label of an item in a sidebar. */
export interface SidebarBadge {
  text: string;
  /** Default: `note`. */
  kind?: BadgeKind;
}
