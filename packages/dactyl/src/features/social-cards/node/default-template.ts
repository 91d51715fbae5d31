/** The default card: a large title, surrounded by the site and section that it belongs to. */
import { createElement as h, type CSSProperties, type ReactNode } from 'react';
import { titleSize } from './title-size.js';
import type { SocialCard } from './types.js';

const MARGIN = 84;
/** Right of the text, so that lines stay easy to read. */
const FREE = 60;

export function DefaultTemplate(card: SocialCard): ReactNode {
  const { colors, direction, lang, width, height } = card;
  const root: CSSProperties = {
    display: 'flex',
    flexDirection: 'column',
    position: 'relative',
    width,
    height,
    padding: `60px ${MARGIN}px 62px`,
    backgroundColor: colors.background,
    backgroundImage: `radial-gradient(circle at ${direction === 'rtl' ? '0%' : '100%'} 0%, ${glow(colors)})`,
    color: colors.text,
  };
  return h('div', { lang, dir: direction, style: root }, header(card), words(card), footer(card), bar(card));
}

/** How much of the accent there is at which distance from the corner: an even slope would show where it ends. */
const GLOW = [
  [26, 0],
  [15, 170],
  [7, 330],
  [2, 480],
  [0, 600],
] as const;

function glow({ accent, background }: SocialCard['colors']): string {
  return GLOW.map(
    ([percent, distance]) => `color-mix(in srgb, ${accent} ${percent}%, ${background}) ${distance}px`,
  ).join(', ');
}

function header({ logo, siteTitle, title }: SocialCard): ReactNode {
  // The home page of a site often has the title of the site.
  const name = siteTitle === title ? null : h('div', { style: { fontSize: 36, fontWeight: 600 } }, siteTitle);
  const image =
    logo === undefined ? null : h('img', { src: logo, style: { width: 56, height: 56, objectFit: 'contain' } });
  return h('div', { style: { display: 'flex', alignItems: 'center', height: 56, gap: 20 } }, image, name);
}

function words({ title, description, tagline, siteTitle, colors, lang, width }: SocialCard): ReactNode {
  const { fontSize, lines } = titleSize(title, width - 2 * MARGIN - FREE);
  const below = description ?? (title === siteTitle ? tagline : undefined);
  const titleStyle: CSSProperties = {
    display: 'block',
    fontSize,
    fontWeight: 700,
    lineHeight: isDense(lang) ? 1.25 : 1.12,
    letterSpacing: isDense(lang) ? 0 : '-0.022em',
    overflowWrap: 'anywhere',
    textWrap: 'balance',
    lineClamp: 4,
  };
  const belowStyle: CSSProperties = {
    display: 'block',
    fontSize: 33,
    lineHeight: isDense(lang) ? 1.55 : 1.42,
    color: colors.muted,
    overflowWrap: 'anywhere',
    textWrap: 'pretty',
    lineClamp: lines > 2 ? 2 : 3,
  };
  return h(
    'div',
    {
      style: {
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'flex-end',
        flexGrow: 1,
        gap: 20,
        paddingInlineEnd: FREE,
      },
    },
    h('div', { style: titleStyle }, title),
    below && lines < 4 ? h('div', { style: belowStyle }, below) : null,
  );
}

function footer({ date, authors, colors }: SocialCard): ReactNode {
  const facts = [date, ...authors.slice(0, 3)].filter((fact) => fact !== undefined);
  if (facts.length === 0) return null;
  return h(
    'div',
    { style: { display: 'block', paddingTop: 34, fontSize: 28, color: colors.muted, lineClamp: 1 } },
    facts.join('  ·  '),
  );
}

function bar({ colors }: SocialCard): ReactNode {
  const style: CSSProperties = {
    position: 'absolute',
    left: 0,
    bottom: 0,
    width: '100%',
    height: 14,
    backgroundColor: colors.accent,
  };
  return h('div', { style });
}

/** Scripts whose characters fill their square: they need air between lines, and none taken between letters. */
function isDense(lang: string): boolean {
  return /^(?:zh|ja|ko)\b/i.test(lang);
}
