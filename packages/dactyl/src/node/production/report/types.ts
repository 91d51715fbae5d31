/** What `dactyl report` says. Its JSON is this, so programs may rely on every field. */
import type { OutputAnswer } from '../../plugin-api/output-questions.js';
import type { Finding } from '../output-check/finding.js';

export interface Report {
  /** Title of the site. */
  title: string;
  /** What the output is compared with, as it was named. */
  base: string;
  pages: PageChanges;
  sizes: Size[];
  /** Pages that load other scripts than before, the largest growth first. Bytes after gzip. */
  scripts: PageScripts[];
  answers: MovedAnswers[];
  /** Absent where the rules were not asked. */
  check?: CheckChanges;
}

export interface PageChanges {
  before: number;
  after: number;
  added: ReportedPage[];
  removed: RemovedPage[];
  changed: ChangedPage[];
  /** Number of pages whose text is the same, and whose HTML is not: navigation, names of files. */
  framed: number;
}

export interface ReportedPage {
  /** With the base URL. */
  url: string;
  title: string;
  /** The page in the preview, if its address is known. */
  link?: string;
}

export interface RemovedPage extends Omit<ReportedPage, 'link'> {
  /** Where its address leads now. */
  redirect?: string;
}

export interface ChangedPage extends ReportedPage {
  hunks: Hunk[];
  /** Number of lines. */
  added: number;
  removed: number;
}

/** Lines that differ, and some around them. */
export interface Hunk {
  lines: DiffLine[];
}

export interface DiffLine {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

export interface Size {
  name: 'pages' | 'files' | 'html' | 'js' | 'css' | 'images' | 'output';
  /** Bytes; of pages and files their number. */
  before: number;
  after: number;
}

export interface PageScripts {
  url: string;
  before: number;
  after: number;
}

export interface MovedAnswers {
  title: string;
  /** How many questions were asked. */
  asked: number;
  moved: { question: string; before: OutputAnswer; after: OutputAnswer }[];
}

export interface CheckChanges {
  /** Findings that the base does not have. */
  found: Finding[];
  /** Number of those that it has too. */
  known: number;
}
