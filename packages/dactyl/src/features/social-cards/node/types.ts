/** What templates of social cards receive. Public API: `import type { SocialCard } from 'dactyl/plugin-social-cards'`. */

export interface SocialCardColors {
  background: string;
  text: string;
  /** Colour of secondary texts: description, date, authors. */
  muted: string;
  accent: string;
}

/** All that one card may show. A template is a React component with these props. */
export interface SocialCard {
  /** Title of the page, without the title of the site. */
  title: string;
  description?: string;
  siteTitle: string;
  tagline: string;
  /** The site's logo, for the `src` of an image. */
  logo?: string;
  /** Date of a post, formatted in the locale. */
  date?: string;
  /** Names of the authors of a post. */
  authors: string[];
  colors: SocialCardColors;
  /** Language tag, as in `<html lang>`. */
  lang: string;
  direction: 'ltr' | 'rtl';
  /** Width of the card, in pixels. */
  width: number;
  height: number;
}
