/**
 * Texts of content in the dev server, which are read when somebody looks into them: what an earlier start has found in a text is
 * found again by the time and the size of its file. In: readings. Out: what plugins are given to read with.
 */
import { readFileSync, statSync } from 'node:fs';
import type { SourceText } from '../base/front-matter.js';
import { hashParts, hashText } from '../base/hash.js';
import type { PluginContext } from '../plugin-api/types.js';
import type { TextReadings } from './text-readings.js';

export type StampedTexts = Required<Pick<PluginContext, 'unstable_textOf' | 'unstable_keepReading'>>;

/** A file may be written twice within one tick of the clock that gives it its time; so it is not known by a time (ms) that recent. */
const RECENT_MS = 2000;

export function createStampedTexts(readings: TextReadings): StampedTexts {
  const stamps = new WeakMap<SourceText, string>();
  return {
    unstable_textOf(file) {
      // The stamp is older than the text, so what is written between the two counts as a change.
      const stamp = stampOf(file);
      let source: string | undefined;
      const text = {
        file,
        get source() {
          return (source ??= readFileSync(file, 'utf8'));
        },
      };
      if (stamp !== undefined) stamps.set(text, stamp);
      return text;
    },
    unstable_keepReading(text, kind, read) {
      if (typeof text === 'string') return readings.of(hashText(text), kind, read);
      return readings.of(stamps.get(text) ?? hashText(text.source), kind, read);
    },
  };
}

/** A hash, because names of files may hold anything. */
function stampOf(file: string): string | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats || Math.max(stats.mtimeMs, stats.ctimeMs) > Date.now() - RECENT_MS) return undefined;
  return hashParts([file, ...[stats.size, stats.mtimeMs, stats.ctimeMs, stats.ino].map(String)]);
}
