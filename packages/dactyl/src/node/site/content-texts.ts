/**
 * What a build has to know of the texts of content besides what plugins read in them. It is noted while plugins read
 * their files, so that no file is read again for it. The texts themselves are not kept: all at once they would fill the
 * memory of a large site.
 */
import { readFileSync, statSync } from 'node:fs';
import type { SourceText } from '../base/front-matter.js';
import { hashText } from '../base/hash.js';
import { findRanges, type TextRange } from '../markdown/code-ranges.js';
import { isNotebookFile } from '../content/notebook/is-notebook.js';
import { browserNeed, type BrowserNeed } from '../markdown/may-need-browser.js';
import type { AudienceText } from '../markdown/audience/audience-text.js';
import { scanImports } from '../markdown/scan-imports.js';
import type { TextReadings } from './text-readings.js';

export interface TextFacts {
  /** Specifiers, see `scanImports`. */
  imports: readonly string[];
  browserNeed: BrowserNeed;
  /** Hash of the text, as in `ContentReport`. */
  hash: string;
}

export interface ContentTexts {
  /**
   * The text of a file, for plugins.
   *
   * @throws what `readFileSync` throws
   */
  read(file: string): string;
  /** See `PluginContext.unstable_keepReading`. */
  keepReading<Value>(text: string | SourceText, kind: string, read: () => Value): Value;
  /** Whether a text that was read names one of these keys of its front matter. */
  mention(keys: readonly string[]): boolean;
  /** What is known of a file: it is read if nobody has read it since it was changed. `undefined` when it is not there. */
  facts(file: string): TextFacts | undefined;
}

interface Note extends Stamp {
  facts: TextFacts;
}

/** Tells that a file has changed: plugins may write files that others have read before. */
interface Stamp {
  size: number;
  modified: number;
}

/**
 * `readings`: where there are any, no text that was read before is read again. `audience`: what it takes away asks for no
 * modules, so that none of others are bundled.
 */
export function createContentTexts(readings?: TextReadings, audience?: AudienceText): ContentTexts {
  const factsKind = audience ? `facts-${hashText(audience.key, 12)}` : 'facts';
  const notes = new Map<string, Note>();
  let last = { text: '', hash: hashText('') };

  function note(file: string, stamp: Stamp | undefined): { text: string; facts: TextFacts } {
    // Read synchronously: for thousands of small files, promises take longer than reading.
    const text = readFileSync(file, 'utf8');
    // Notebooks import nothing, and run nowhere.
    const find = () => scan(isNotebookFile(file) ? '' : (audience?.keep({ file, source: text }) ?? text));
    const hash = hashText(text);
    const found = readings && !isNotebookFile(file) ? readings.of(hash, factsKind, find) : find();
    const facts = { ...found, ...(found.imports.length === 0 && { imports: NOTHING }), hash };
    last = { text, hash };
    if (stamp) notes.set(file, { ...stamp, facts });
    return { text, facts };
  }

  return {
    // The stamp is older than the text, so what is written between the two counts as a change.
    read: (file) => note(file, stampOf(file)).text,
    keepReading(given, kind, read) {
      if (!readings) return read();
      const text = typeof given === 'string' ? given : given.source;
      // Mostly the text that was read a moment before.
      return readings.of(text === last.text ? last.hash : hashText(text), kind, read);
    },
    mention: (keys) => readings?.mention(keys) ?? true,
    facts(file) {
      const stamp = stampOf(file);
      if (!stamp) return undefined;
      const known = notes.get(file);
      if (known?.size === stamp.size && known.modified === stamp.modified) return known.facts;
      return note(file, stamp).facts;
    },
  };
}

/** Looks for code in the text once, and only where that counts. */
function scan(text: string): Omit<TextFacts, 'hash'> {
  let found: TextRange[] | undefined;
  const ranges = () => (found ??= findRanges(text));
  return { imports: imports(text, ranges), browserNeed: browserNeed(text, ranges) };
}

const NOTHING: readonly string[] = [];

/** Most files import nothing: these share one list. What is cut out of a text would keep it in memory, so it is copied. */
function imports(text: string, ranges: () => TextRange[]): readonly string[] {
  const found = scanImports(text, ranges);
  return found.length === 0 ? NOTHING : (JSON.parse(JSON.stringify(found)) as string[]); // a list of texts stays one
}

function stampOf(file: string): Stamp | undefined {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat && { size: stat.size, modified: stat.mtimeMs };
}
