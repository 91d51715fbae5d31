/** What `dactyl compare --json` prints → the row of a site in the table of the website. */

/**
 * @typedef {{ cpu: number, memory: number | undefined, output: number, script: number, page: number }} SideRow
 * Seconds and bytes; `script` and `page` are those of the docs page.
 * @typedef {{ name: string, docusaurus: string, pages: number, path: string, theirs: SideRow, ours: SideRow }} SiteRow
 */

/**
 * @typedef {import('../../packages/dactyl/dist/node/compare/compare-site.js').SiteComparison} SiteComparison
 * @typedef {Pick<SiteComparison, 'versions' | 'counts' | 'build' | 'output'> & {
 *   pages: Pick<SiteComparison['pages'][number], 'path' | 'byHtml'>[],
 * }} PrintedComparison
 */

/**
 * @param {string} name as `sites.tsv` has it
 * @param {PrintedComparison} comparison
 * @returns {SiteRow | string} or what it lacks
 */
export function toSiteRow(name, { versions, counts, build, output, pages }) {
  const { docusaurus: theirs, dactyl: ours } = build;
  if (!theirs || !ours)
    return 'It says what one of both builds cost, or none: run `dactyl compare` without --against and --built.';
  if (theirs.hadCache || ours.hadCache) return 'It measured builds with a cache: run `dactyl compare` with --cold.';
  // The first page is the home page, which sites design by themselves.
  const page = pages[1] ?? pages[0];
  if (!page) return 'It has no page that both builds have.';
  /** @param {'docusaurus' | 'dactyl'} side */
  const row = (side) => ({
    cpu: Number((build[side]?.cpu ?? 0).toFixed(1)),
    memory: build[side]?.peakMemory,
    output: output[side],
    // Of all sites in the same way: a browser is not everywhere, and what it loads depends on its machine.
    script: page.byHtml[side].script,
    page: page.byHtml[side].bytes,
  });
  return {
    name,
    docusaurus: versions.docusaurus ?? '',
    pages: counts.pages,
    path: page.path,
    theirs: row('docusaurus'),
    ours: row('dactyl'),
  };
}

/**
 * @template {{ name: string }} Row
 * @param {Row[]} rows
 * @param {Row} row takes the place of what its site had
 */
export function withRow(rows, row) {
  const known = rows.some(({ name }) => name === row.name);
  return known ? rows.map((one) => (one.name === row.name ? row : one)) : [...rows, row];
}
