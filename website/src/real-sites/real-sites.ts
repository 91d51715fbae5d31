/**
 * Public sites that nobody of Dactyl wrote, and what their builds cost: `sites.tsv` says which, `figures.json` has what
 * `dactyl compare --json` measured. `packages/dactyl/test/website-tables/real-sites.test.ts` holds both against each other.
 */
import figures from './figures.json';
import sites from './sites.tsv?raw';

export interface RealSite {
  name: string;
  /** `owner/name` on GitHub. */
  repository: string;
  commit: string;
  /** English and Chinese: what kind of site it is. */
  kind: [string, string];
  /** English and Chinese: what the figures do not say; may be empty. */
  note: [string, string];
  figures: SiteFigures;
}

export type SiteFigures = (typeof figures)[number];
export type SideFigures = SiteFigures['ours'];

const FIGURES = new Map(figures.map((row) => [row.name, row]));

export const REAL_SITES: readonly RealSite[] = sites
  .split('\n')
  .slice(1)
  .filter(Boolean)
  .flatMap((line) => {
    const [name = '', repository = '', commit = '', en = '', zh = '', noteEn = '', noteZh = ''] = line.split('\t');
    const measured = FIGURES.get(name);
    return measured ? [{ name, repository, commit, kind: [en, zh], note: [noteEn, noteZh], figures: measured }] : [];
  });
