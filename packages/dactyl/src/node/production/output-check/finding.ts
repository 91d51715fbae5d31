/** What `dactyl check` says: a fault with its place, its severity and what was probably meant. Made for people and for programs. */
import type { RuleName } from '../../config/check-rules.js';

export interface Finding {
  rule: RuleName;
  severity: 'warn' | 'error';
  message: string;
  advice?: string;
  /** Address, file or id that was probably meant. */
  suggestion?: string;
  /** Source, absolute; where none is known, the written page. */
  file: string;
  /** 1-based; only in a source. */
  line?: number;
  column?: number;
  /** Addresses of the pages that show it. */
  pages: string[];
  /** What it is about: address of a link or an image, id, text of a heading. */
  target?: string;
  /** What `--fix` writes in the place of `target`. */
  fix?: string;
}
