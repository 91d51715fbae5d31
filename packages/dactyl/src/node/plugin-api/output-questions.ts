/**
 * What a feature can ask a finished output, so that `dactyl report` tells where two outputs answer differently. It is listed in
 * `node/site/built-in-commands.ts`, and loaded when a report is made.
 */
import type { SiteConfig } from '../config/types.js';

export interface OutputQuestions {
  /** Heading of the answers. */
  title: string;
  /** Answers in the order of the questions. None if the site has nothing to ask. */
  ask(input: AskedOutput): Promise<OutputAnswer[]>;
}

export interface AskedOutput {
  /** Of the site as it is now: an older output is asked the same questions. */
  siteDir: string;
  siteConfig: SiteConfig;
  /** The output folder, absolute. */
  dir: string;
}

export interface OutputAnswer {
  question: string;
  answer: string;
  isRight: boolean;
}
