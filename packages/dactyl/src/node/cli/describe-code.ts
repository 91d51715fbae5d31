/** What came out of checking code blocks, as text. */
import path from 'node:path';
import type { TestCodeResult } from '../production/test-code/test-code.js';

export function describeFailures({ failures, blocks }: TestCodeResult, from: string): string {
  const texts = failures.map(({ block, file, line, column, message }) => {
    const shownIn = file === block.file ? '' : `, shown in ${path.relative(from, block.file)}:${block.fenceLine}`;
    const text = message.split('\n').map((each) => `  ${each}`);
    return `${path.relative(from, file)}:${line}:${column} (${block.language}${shownIn})\n${text.join('\n')}`;
  });
  const wrong = new Set(failures.map(({ block }) => block)).size;
  return [...texts, `${wrong} of ${countBlocks(blocks)} ${wrong === 1 ? 'is' : 'are'} wrong.`].join('\n\n');
}

export function describePassed({ blocks, unchanged }: TestCodeResult): string {
  if (blocks === 0) return 'No code block is marked "check".';
  const known = unchanged === 0 ? '' : ` (${unchanged === blocks ? 'all' : unchanged} unchanged since they last were)`;
  return `${countBlocks(blocks)} ${blocks === 1 ? 'is' : 'are'} right${known}.`;
}

function countBlocks(count: number): string {
  return `${count} code ${count === 1 ? 'block' : 'blocks'}`;
}
