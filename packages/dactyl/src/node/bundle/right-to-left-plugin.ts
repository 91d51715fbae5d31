/**
 * Style sheets for right-to-left pages. As in Docusaurus, everything directional is mirrored: Infima, themes, and
 * the site's own CSS, where comments such as `rtl:ignore` exclude a rule. The sheets of other locales are
 * unchanged, so they pay nothing.
 */
import path from 'node:path';
import type { Plugin } from 'vite';
import type { LocaleSite, Site } from '../site/types.js';
import { PACKAGE_ROOT } from './package-root.js';

/**
 * Runs after preprocessors and `@import`, while comments still exist. `isNeeded` is called for each sheet, because
 * the site of a dev server changes, and pages of its other locales ask for the same sheets.
 */
export function rightToLeftPlugin(isNeeded: (id: string) => boolean): Plugin {
  return {
    name: 'dactyl:right-to-left',
    transform: {
      filter: { id: /\.(?:css|scss|sass|less|styl)(?:\?.*)?$/ },
      async handler(code, id) {
        if (!isNeeded(id)) return undefined;
        const isOurs = id.startsWith(PACKAGE_ROOT + path.sep);
        return { code: await turnRound(isOurs ? toLogical(code) : code), map: null };
      },
    },
  };
}

/** Mirrors a style sheet. The package is loaded on demand, because few sites need it. */
export async function turnRound(css: string): Promise<string> {
  const { default: rtlcss } = await import('rtlcss');
  return rtlcss.process(css);
}

const DECLARED = String.raw`(?<=[{;\s])`;
const rule = (property: string) => new RegExp(`${DECLARED}${property}(?=\\s*:)`, 'g');

/** Properties and values that have a logical equivalent, which follows the direction of the text. */
const LOGICAL: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [rule('(margin|padding)-left'), '$1-inline-start'],
  [rule('(margin|padding)-right'), '$1-inline-end'],
  [rule('border-left(-width|-color|-style|)'), 'border-inline-start$1'],
  [rule('border-right(-width|-color|-style|)'), 'border-inline-end$1'],
  [rule('border-top-left-radius'), 'border-start-start-radius'],
  [rule('border-top-right-radius'), 'border-start-end-radius'],
  [rule('border-bottom-left-radius'), 'border-end-start-radius'],
  [rule('border-bottom-right-radius'), 'border-end-end-radius'],
  [rule('left'), 'inset-inline-start'],
  [rule('right'), 'inset-inline-end'],
  [/(?<=text-align\s*:\s*)left/g, 'start'],
  [/(?<=text-align\s*:\s*)right/g, 'end'],
  [/(?<=float\s*:\s*)left/g, 'inline-start'],
  [/(?<=float\s*:\s*)right/g, 'inline-end'],
];

/**
 * Replaces sides in Infima by logical properties. A page that is not translated yet is shown inside an element with
 * the direction of its own language, where mirrored sides would be wrong again.
 */
export function toLogical(css: string): string {
  return LOGICAL.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), css);
}

/** Considers all locales, so that runs with different locales share a bundle. */
export function hasRightToLeft({ locales }: Site): boolean {
  const configs = locales.flatMap(({ data }) => Object.values(data.i18n.localeConfigs));
  return configs.some(({ direction }) => direction === 'rtl');
}

function isRightToLeft({ locale, data }: LocaleSite): boolean {
  return data.i18n.localeConfigs[locale]?.direction === 'rtl';
}

/**
 * The address of a style sheet for pages of this locale in the dev server. Its sheets have the direction of the first locale;
 * pages of the other direction ask by a query, for which `browser/dev/client.ts` looks.
 */
export function sheetUrlOf(locale: LocaleSite, first: LocaleSite | undefined): (url: string) => string {
  const direction = isRightToLeft(locale) ? 'rtl' : 'ltr';
  const isOther = first && isRightToLeft(first) !== isRightToLeft(locale);
  return (url) => (isOther ? `${url}?${direction}` : url);
}

/** Whether the sheet with this id is mirrored, in a server with this first locale. */
export function isMirroredSheet(id: string, first: LocaleSite | undefined): boolean {
  const query = new URLSearchParams(id.split('?')[1]);
  if (query.has('rtl') || query.has('ltr')) return query.has('rtl');
  return first !== undefined && isRightToLeft(first);
}
