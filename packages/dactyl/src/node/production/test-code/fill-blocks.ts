/** Blocks that show a file (`file=…`) get its code, by the rules of the page that shows it. */
import path from 'node:path';
import { SiteError } from '../../base/site-error.js';
import { cutCode, readReference } from '../../markdown/code-file.js';
import { readCodeFiles } from '../../pipeline/read-code-files.js';
import type { CheckedBlock } from './find-blocks.js';

/** @throws SiteError at the fence when its file, or the part of it, is not there. */
export function fillBlocks(blocks: readonly CheckedBlock[], text: string, siteDir: string): CheckedBlock[] {
  const files = blocks[0] && readCodeFiles(text, { file: blocks[0].file, siteDir });
  return blocks.map((block) => {
    const reference = block.code.trim() === '' ? readReference(block.meta) : undefined;
    const file = reference && files?.byName[reference.name];
    if (!file) return block;
    const cut = cutCode(reference, file);
    if ('problem' in cut) {
      throw new SiteError(cut.problem, { file: block.file, line: block.fenceLine, column: 1, hint: cut.hint });
    }
    // A file that cannot be read has no lines either.
    const shown = 'path' in file ? path.join(siteDir, file.path) : block.file;
    return { ...block, code: cut.code, source: { file: shown, line: cut.lines?.first ?? 1, indent: 0 } };
  });
}
