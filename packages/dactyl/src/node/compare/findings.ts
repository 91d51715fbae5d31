/** Types for differences between two builds of one site. */

/** In the order in which a report shows them. */
export const KINDS = [
  'pages',
  'redirects',
  'feeds',
  'sitemap',
  'files',
  'text',
  'elements',
  'links',
  'ids',
  'meta',
  'navigation',
  'selectors',
  'styles',
] as const;

export type Kind = (typeof KINDS)[number];

/** Something in the Docusaurus build that the Dactyl build lacks, or has in another form. */
export interface Finding {
  kind: Kind;
  /** What it is: a path, an address, the name of a meta tag, a selector. */
  what: string;
  /** File of the build in which it was found; `file:line` of the site for a selector, path and view for a style. */
  file: string;
  want?: string;
  have?: string;
}

/** The same difference in many files, such as a link of the navbar. */
export interface FindingGroup extends Omit<Finding, 'file'> {
  files: string[];
}

export function groupFindings(findings: readonly Finding[]): FindingGroup[] {
  const groups = new Map<string, FindingGroup>();
  for (const { file, ...finding } of findings) {
    const key = JSON.stringify([finding.kind, finding.what, finding.want, finding.have]);
    const group = groups.get(key);
    if (group) group.files.push(file);
    else groups.set(key, { ...finding, files: [file] });
  }
  return [...groups.values()].toSorted((a, b) => b.files.length - a.files.length);
}

/** What is counted of each kind, for people. */
export const KIND_TITLES: Readonly<Record<Kind, string>> = {
  pages: 'Pages',
  redirects: 'Redirects',
  feeds: 'Feeds and their posts',
  sitemap: 'Sitemap',
  files: 'Other files',
  text: 'Text',
  elements: 'Code, tables, images',
  links: 'Links',
  ids: 'Ids of headings',
  meta: 'Meta tags',
  navigation: 'Sidebars, breadcrumbs, neighbours',
  selectors: 'CSS selectors without a match',
  styles: 'Styles that your CSS sets',
};
