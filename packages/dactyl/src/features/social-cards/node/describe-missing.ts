/** Describes characters that no font has. */
import type { MissingCharacters } from './draw-cards.js';

const MOST_PAGES = 5;
const MOST_CHARACTERS = 8;

/** `undefined` when there are none. */
export function describeMissing(missing: readonly MissingCharacters[], configFile: string): string | undefined {
  if (missing.length === 0) return undefined;
  const pages = missing
    .slice(0, MOST_PAGES)
    .map(({ permalink, characters }) => `  ${permalink}: ${listSome(characters)}`);
  const others = missing.length - pages.length;
  return [
    'Social cards leave out characters that none of their fonts has:',
    ...pages,
    ...(others > 0 ? [`  and ${others} more ${others === 1 ? 'page' : 'pages'}`] : []),
    `  Add a font that has them to "fonts" of dactyl/plugin-social-cards in ${configFile}${example(missing)}.`,
  ].join('\n');
}

function listSome(characters: readonly string[]): string {
  const named = characters
    .slice(0, MOST_CHARACTERS)
    .map((each) => `${each} (U+${each.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')})`);
  const others = characters.length - named.length;
  return named.join(', ') + (others > 0 ? ` and ${others} more` : '');
}

/** Most likely a Chinese page of a site with the fonts for Latin letters. */
function example(missing: readonly MissingCharacters[]): string {
  const isHan = missing.some(({ characters }) => characters.some((each) => /\p{Script=Han}/u.test(each)));
  return isHan ? ', for Chinese "@fontsource-variable/noto-sans-sc"' : '';
}
