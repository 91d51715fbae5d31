/**
 * Parses YAML that people write: front matter and data files. An alias (`*name`) stands for everything that
 * its anchor holds, so a few lines can expand to more values than fit into memory, or to a cycle. The
 * expanded size is computed here, before other code walks over the value; js-yaml itself limits nesting in
 * the text and merges.
 */
import { load, YAMLException, type LoadOptions } from 'js-yaml';
import { SiteError } from './site-error.js';
import { placeAt, type TextPlace } from './text-place.js';
import { formatCount } from '../../shared/format-count.js';

export interface YamlText {
  text: string;
  /** Absolute, for the message. */
  file: string;
  /** 1-based line of the file on which the text starts. */
  firstLine: number;
  /** What the text is, as the subject of a sentence: `The front matter`. */
  what: string;
  schema?: LoadOptions['schema'];
}

/** Far more than aliases produce in a real page or list of authors, and still walked over in milliseconds. */
const MOST_VALUES = 100_000;
/** js-yaml has the same limit for nesting in the text. */
const DEEPEST = 100;

/** @throws SiteError with line and column. */
export function parseYaml(yaml: YamlText): unknown {
  const value = loadText(yaml);
  if (yaml.text.includes('*')) checkAliases(value, yaml);
  return value;
}

function loadText({ text, file, firstLine, what, schema }: YamlText): unknown {
  const flat = schema ? undefined : readFlat(text);
  if (flat) return flat;
  try {
    return load(text, schema && { schema });
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    // js-yaml omits `mark` from errors without a position.
    const mark = error.mark as YAMLException['mark'] | undefined;
    throw new SiteError(`${what} does not parse: ${error.reason}.`, {
      file,
      ...placeOfMark(text, mark, firstLine),
      hint: 'Put values that hold special characters such as ":", "#", "@" or "[" into quotes.',
      cause: error,
    });
  }
}

/** A letter, and what may follow in a text without quotes. */
const TEXT = '[A-Za-z\\u4e00-\\u9fff]';
const IN_TEXT = `\\w.,;'"()/?!&+*=@~^$%\\u3001-\\u3011\\u4e00-\\u9fff\\uff01-\\uff5e-`;
const IS_NAMED = /^(?:true|false|null)$/i;
const LONGEST_FLAT = 2000;
/** Of a text in quotes: what stands for itself there. */
const IN_QUOTES = '[^"\\\\\\p{C}\\p{Zl}\\p{Zp}]*';
const KEY = '[A-Za-z_][\\w-]{0,99}';
/** As `JSON.stringify` writes an object with one text. */
const PAIR = `\\{"(${KEY})":"(${IN_QUOTES})"\\}`;
const WORDS = `${TEXT}(?:[${IN_TEXT} ]*[${IN_TEXT}])?`;
const LINE = new RegExp(
  `^(${KEY}): +(?:(true|false|null)|(${WORDS})|"(${IN_QUOTES})"|${PAIR}|(0|[1-9]\\d{0,8}))$`,
  'u',
);
/** Of an object that is made anew, it is no field. */
const NO_KEY = '__proto__';

/**
 * Most front matter is a few lines of a key and a number, a switch, or a text that needs no quotes or has them; that of generated pages is written
 * as JSON. These lines say the same in a hundredth of the time. `undefined` where anything else is written, even a mistake.
 */
function readFlat(text: string): Record<string, unknown> | undefined {
  if (text.length > LONGEST_FLAT) return undefined;
  const values: Record<string, unknown> = {};
  for (const line of text.split('\n')) {
    const [, key, named, words, quoted, inner, value, digits] = LINE.exec(line) ?? [];
    // What the language itself gives each object is no key, either.
    if (key === undefined || key in values || inner === NO_KEY || IS_NAMED.test(words ?? '')) return undefined;
    if (named !== undefined) values[key] = JSON.parse(named) as unknown;
    else values[key] = words ?? quoted ?? (inner === undefined ? Number(digits) : { [inner]: value });
  }
  return values;
}

/** What is missing at the end is reported on the line behind it, which a file without a last line break does not have. */
function placeOfMark(text: string, mark: YAMLException['mark'] | undefined, firstLine: number): TextPlace {
  const { line = 0, column = 0, position = 0 } = mark ?? {};
  // js-yaml takes the line that it has reached for the one on which a doubled key stands, and counts its column from there.
  if (column < 0) {
    const place = placeAt(text, position);
    return { ...place, line: place.line + firstLine - 1 };
  }
  const lines = text.split(/\r\n?|\n/);
  if (line < lines.length) return { line: line + firstLine, column: column + 1 };
  return { line: lines.length - 1 + firstLine, column: (lines.at(-1) ?? '').length + 1 };
}

/** Size of a value after each alias is replaced by its target. */
interface Size {
  values: number;
  levels: number;
}

function checkAliases(value: unknown, { text, file, firstLine, what }: YamlText): void {
  /**
   * Caches the size of objects that several aliases name. `undefined` while an object is being measured,
   * which reveals cycles.
   */
  const measured = new Map<object, Size | undefined>();
  const measure = (one: unknown, level: number): Size => {
    if (typeof one !== 'object' || one === null) return { values: 1, levels: 0 };
    const known = measured.get(one);
    if (known === undefined && measured.has(one)) throw fault('An alias stands for a list or map that holds it itself');
    const size = known ?? { values: 1, levels: 0 };
    if (known === undefined) {
      if (level > DEEPEST) throw tooDeep();
      measured.set(one, undefined);
      for (const part of Object.values(one)) {
        const { values, levels } = measure(part, level + 1);
        size.values += values;
        size.levels = Math.max(size.levels, levels + 1);
      }
      measured.set(one, size);
    }
    if (level + size.levels > DEEPEST) throw tooDeep();
    return size;
  };
  const fault = (reason: string) => {
    const line = text.split('\n').findIndex((one) => /(?:^|[\s[{,])\*[^\s*]/.test(one));
    const place = { file, line: Math.max(line, 0) + firstLine, column: 1 };
    return new SiteError(`${what} does not parse: ${reason}.`, {
      ...place,
      hint: 'Write the values out instead of aliases ("*name").',
    });
  };
  const tooDeep = () => fault(`aliases nest lists or maps more than ${DEEPEST} levels deep`);
  const { values } = measure(value, 0);
  // Without aliases a text cannot have more values than characters.
  if (values > Math.max(MOST_VALUES, text.length)) {
    throw fault(`aliases make more than ${formatCount(MOST_VALUES)} values of it`);
  }
}
