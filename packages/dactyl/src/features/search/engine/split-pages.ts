/** Divides the texts of pages into chunks, from which results are shown. Long pages are split between sections. */
import type { ChunkPart, SearchPage } from './types.js';

export interface Chunk {
  parts: ChunkPart[];
  /** How many sections it has. */
  count: number;
}

export function splitPages(pages: readonly SearchPage[], limit: number): Chunk[] {
  const chunks: Chunk[] = [];
  let chunk: Chunk = { parts: [], count: 0 };
  let size = 0;
  for (const { url, category, title, sections } of pages) {
    let part: ChunkPart | undefined;
    for (const [index, { level, heading, anchor, text }] of sections.entries()) {
      const more = text.length + 2 * heading.length + 20;
      if (chunk.count > 0 && size + more > limit) {
        chunks.push(chunk);
        chunk = { parts: [], count: 0 };
        size = 0;
        part = undefined;
      }
      if (!part) {
        part = [url, category, title, headingsAbove(sections, index), []];
        chunk.parts.push(part);
        size += url.length + category.length + title.length;
      }
      part[4].push([level, heading, anchor, text]);
      chunk.count++;
      size += more;
    }
  }
  if (chunk.count > 0) chunks.push(chunk);
  return chunks;
}

/** Headings around a section, the largest first. */
function headingsAbove(sections: SearchPage['sections'], at: number): [level: number, heading: string][] {
  const above: [number, string][] = [];
  let below = sections[at]?.level ?? 1;
  for (let index = at - 1; index > 0 && below > 2; index--) {
    const { level = 1, heading = '' } = sections[index] ?? {};
    if (level >= below) continue;
    above.unshift([level, heading]);
    below = level;
  }
  return above;
}
