import { ownPathname } from '../follow-links.js';
import type { Anchor, OutputSite, Rule } from '../types.js';

/** A link leads to a place that is not on the page. */
export const brokenAnchor: Rule = {
  onSite: (site) =>
    site.anchors
      .filter((anchor) => isBroken(anchor, site))
      .map(({ file, href, id }) => ({
        rule: 'broken-anchor',
        file,
        message: `The link "${href}" leads to a page that has no "#${id}".`,
        subject: { kind: 'address', text: href },
      })),
};

/** A redirect hands the hash on, unless it has one of its own, and leads to a page. */
function isBroken({ target, id }: Anchor, site: OutputSite): boolean {
  const { redirect, ids: own } = site.pages.get(target) ?? {};
  if (redirect === undefined) return own !== undefined && !own.has(id);
  const pathname = redirect.includes('#') ? undefined : ownPathname(redirect, site);
  const next = pathname === undefined ? undefined : site.find(pathname);
  const ids = next === undefined ? undefined : site.pages.get(next)?.ids;
  return ids !== undefined && !ids.has(id);
}
