/** What an examination is given, and what it finds. */
import type { SiteConfig } from '../config/types.js';

/**
 * `problem`: the site is broken or will break. `warning`: readers or builds get less than they could. `note`: worth a look.
 * `ok`: looked at, and in order.
 */
export type Level = 'problem' | 'warning' | 'note' | 'ok';

export interface Diagnosis {
  level: Level;
  /** What was looked at, in one or two words. */
  topic: string;
  /** One or two sentences. */
  found: string;
  /** What to do about it. */
  advice?: string;
}

/** What a site's surroundings are known by. */
export interface Patient {
  siteDir: string;
  siteConfig: SiteConfig;
  /** Folder of the output, which may not be there. */
  outDir: string;
  env: Readonly<Record<string, string | undefined>>;
  /** Of Node.js, without `v`. */
  nodeVersion: string;
  /** Dates and authors are shown, which come from git. */
  readsHistory: boolean;
}

/** Looks at one thing. Nothing is written, and no other host is asked. */
export type Examination = (patient: Patient) => Promise<Diagnosis[]>;
