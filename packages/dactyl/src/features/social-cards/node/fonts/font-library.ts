/** Loads the fonts that texts need, and no others: a Chinese font is a hundred files, a title needs a handful. */
import { readFileSync } from 'node:fs';
import { coveredCharacters } from './covered-characters.js';
import type { FontFace } from './font-faces.js';
import { hasCodePoint, type Range, subtractRanges } from './ranges.js';

/** A font as the renderer takes it. */
export interface LoadedFont {
  /** Family under which it is to be known. */
  name: string;
  data: Uint8Array;
  weight?: number;
  style: string;
  unicodeRange: [number, number][];
}

export interface TextFonts {
  /** Families for the text, in order. */
  families: string[];
  /** Characters that no font has. */
  missing: string[];
}

export interface FontLibrary {
  /** Loads the fonts for a text, unless they are loaded. */
  fontsFor(text: string, lang: string): Promise<TextFonts>;
}

export function createFontLibrary(faces: readonly FontFace[], load: (font: LoadedFont) => Promise<void>): FontLibrary {
  const loading = new Map<string, Promise<void>>();
  const covered = new Map<FontFace, readonly Range[]>();
  const covers = (face: FontFace, codePoint: number) => {
    if (!hasCodePoint(face.ranges, codePoint)) return false;
    const ranges = covered.get(face) ?? coveredCharacters(readFileSync(face.file)) ?? [];
    covered.set(face, ranges);
    return hasCodePoint(ranges, codePoint);
  };
  const use = ({ name, face, ranges }: NamedFace) => {
    const key = `${name}\0${face.file}`;
    const { weight, style, file } = face;
    const unicodeRange = ranges.map(([first, last]): [number, number] => [first, last]);
    const done =
      loading.get(key) ?? load({ name, data: readFileSync(file), style, unicodeRange, ...(weight && { weight }) });
    loading.set(key, done);
    return done;
  };
  const latin = createFaceFinder(nameFaces(faces, false), covers);
  const eastAsian = createFaceFinder(nameFaces(faces, true), covers);
  return {
    async fontsFor(text, lang) {
      const { families, facesFor } = isEastAsian(text, lang) ? eastAsian : latin;
      const needed = new Set<NamedFace>();
      const missing = new Set<string>();
      for (const character of new Set(text)) {
        const own = facesFor(character.codePointAt(0) ?? 0);
        for (const each of own) needed.add(each);
        if (own.length === 0 && !INVISIBLE.test(character)) missing.add(character);
      }
      await Promise.all([...needed].map(use));
      return { families, missing: [...missing] };
    },
  };
}

/** Fonts have hundreds of files, and the cards of a site few different characters: each is looked up once. */
function createFaceFinder(named: readonly NamedFace[], covers: (face: FontFace, codePoint: number) => boolean) {
  const known = new Map<number, NamedFace[]>();
  const find = (codePoint: number) => {
    const all = named.filter(({ face, ranges }) => hasCodePoint(ranges, codePoint) && covers(face, codePoint));
    // Other weights of the first one's family belong to it.
    return all.filter(({ name }) => name === all[0]?.name);
  };
  return {
    families: [...new Set(named.map(({ name }) => name))],
    /** The faces of the first family that has a character. */
    facesFor(codePoint: number): readonly NamedFace[] {
      const faces = known.get(codePoint) ?? find(codePoint);
      known.set(codePoint, faces);
      return faces;
    },
  };
}

/** Invisible characters, which need no glyph. */
const INVISIBLE = /[\s\p{Default_Ignorable_Code_Point}\p{Cc}]/u;

interface NamedFace {
  name: string;
  face: FontFace;
  ranges: readonly Range[];
}

/** Marks that are as wide as a character in East Asian text, and narrow in other fonts: · — “ ” ‘ ’ … */
const WIDE_MARKS: readonly Range[] = [
  [0xb7, 0xb7],
  [0x2014, 0x2015],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2026, 0x2026],
];

const HAN_SAMPLE = 0x4e00;

/** In East Asian text these marks come from the font of its characters. */
function nameFaces(faces: readonly FontFace[], isForEastAsia: boolean): NamedFace[] {
  const hanFamilies = new Set(
    faces.filter(({ ranges }) => hasCodePoint(ranges, HAN_SAMPLE)).map((face) => face.family),
  );
  return faces.map((face) =>
    isForEastAsia && hanFamilies.size > 0 && !hanFamilies.has(face.family)
      ? { name: `${face.family} without wide marks`, face, ranges: subtractRanges(face.ranges, WIDE_MARKS) }
      : { name: face.family, face, ranges: face.ranges },
  );
}

function isEastAsian(text: string, lang: string): boolean {
  return /^(?:zh|ja|ko)\b/i.test(lang) && /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);
}
