/**
 * Resolves the option `fonts` to font files, with the characters that each is for. An entry is a package whose style sheet has
 * `@font-face` rules, such a style sheet, or a font file. Nothing is fetched: a build needs no network.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { optionPlace } from '../../../../node/config/option-place.js';
import { SiteError } from '../../../../node/base/site-error.js';
import { coveredCharacters } from './covered-characters.js';
import { parseUnicodeRange, type Range } from './ranges.js';

export interface FontFace {
  family: string;
  /** Absolute. */
  file: string;
  /** A font with one weight; variable ones have all. */
  weight?: number;
  style: string;
  /** Characters that it is to be used for. */
  ranges: readonly Range[];
}

export interface FontPlace {
  siteDir: string;
  configFile: string;
}

export function findFontFaces(fonts: readonly string[], place: FontPlace): FontFace[] {
  return fonts.flatMap((entry, index) => {
    const fail = (message: string, hint: string) =>
      new SiteError(message, {
        ...optionPlace(place.configFile, ['fonts', index], entry),
        key: `fonts[${index}]`,
        hint,
      });
    const file = resolveEntry(entry, place.siteDir);
    if (file === undefined) throw fail(`The font "${entry}" was not found.`, hintForMissing(entry));
    const isStyleSheet = file.endsWith('.css');
    const faces = isStyleSheet ? facesOfStyleSheet(file) : faceOfFile(file);
    if (faces.length > 0) return faces;
    throw fail(
      isStyleSheet
        ? `The style sheet of the font "${entry}" has no @font-face rule with a local file.`
        : `The file of the font "${entry}" is not a readable font.`,
      'Name a package such as "@fontsource-variable/inter", a style sheet with @font-face rules, or a .ttf, .otf, .woff or .woff2 file.',
    );
  });
}

function resolveEntry(entry: string, siteDir: string): string | undefined {
  const local = path.resolve(siteDir, entry);
  if (/^\.{0,2}[/\\]/.test(entry) || path.isAbsolute(entry)) return existsSync(local) ? local : undefined;
  try {
    return createRequire(path.join(siteDir, 'any.js')).resolve(entry);
  } catch {
    return undefined;
  }
}

function hintForMissing(entry: string): string {
  if (/^[./\\]/.test(entry)) return 'The path starts from the folder of the site.';
  const name = entry.split('/').slice(0, entry.startsWith('@') ? 2 : 1);
  return `Install it: npm install ${name.join('/')}. A local file starts with "./".`;
}

function facesOfStyleSheet(styleSheet: string): FontFace[] {
  const rules = readFileSync(styleSheet, 'utf8').matchAll(/@font-face\s*\{([^}]*)\}/g);
  return [...rules].flatMap(([, rule = '']): FontFace[] => {
    const value = (name: string) => new RegExp(`(?:^|[;{\\s])${name}\\s*:\\s*([^;]+)`, 'i').exec(rule)?.[1]?.trim();
    const family = value('font-family')?.replaceAll(/^['"]|['"]$/g, '');
    const file = localFile(value('src') ?? '', styleSheet);
    if (family === undefined || file === undefined) return [];
    const range = value('unicode-range');
    const ranges = range === undefined ? coveredCharacters(readFileSync(file)) : parseUnicodeRange(range);
    const weight = Number(value('font-weight') ?? Number.NaN);
    return [
      {
        family,
        file,
        style: value('font-style') ?? 'normal',
        ranges: ranges ?? [],
        ...(!Number.isNaN(weight) && { weight }),
      },
    ];
  });
}

/** The first file of the rule that is there. */
function localFile(src: string, styleSheet: string): string | undefined {
  const urls = [...src.matchAll(/url\(\s*['"]?([^'")]+)['"]?\s*\)/g)].map(([, url = '']) => url);
  const files = urls.map((url) => path.resolve(path.dirname(styleSheet), url.replace(/[?#].*$/, '')));
  return files.find((file) => /\.(?:ttf|otf|woff2?)$/i.test(file) && existsSync(file));
}

function faceOfFile(file: string): FontFace[] {
  const ranges = coveredCharacters(readFileSync(file));
  return ranges ? [{ family: path.parse(file).name, file, style: 'normal', ranges }] : [];
}
