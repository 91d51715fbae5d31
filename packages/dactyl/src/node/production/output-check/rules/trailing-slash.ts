import { splitUrl } from '../../../../shared/url.js';
import type { Fault, FollowedLink, OutputSite, Rule } from '../types.js';

/** A link has, or lacks, the slash that the addresses of the site end with: hosts answer with a redirect, or with nothing. */
export const trailingSlash: Rule = {
  onPage: ({ file, links, redirect }, site) =>
    redirect === undefined ? links.flatMap((link) => problemOf(link, file, site)) : [],
};

function problemOf({ href, pathname, target }: FollowedLink, file: string, site: OutputSite): Fault[] {
  const wanted = site.trailingSlash;
  if (wanted === undefined || pathname === undefined || target === undefined || site.roots.has(pathname)) return [];
  // A page of the site is the file of a folder or not, as the option says. What is otherwise comes from a static folder.
  const isPage = target.endsWith('.html') && /(?:^|\/)index\.html$/.test(target) === wanted;
  if (!isPage || pathname.endsWith('.html') || pathname.endsWith('/') === wanted) return [];
  const { pathname: own, suffix } = splitUrl(href);
  // A link to a place on the page itself.
  if (own === '') return [];
  const right = (wanted ? `${own}/` : own.replace(/\/+$/, '')) + suffix;
  return [
    {
      rule: 'trailing-slash',
      file,
      message: `The link "${href}" ${wanted ? 'lacks the slash at its end' : 'has a slash at its end'}; "trailingSlash" is ${wanted}.`,
      advice: `Write "${right}".`,
      subject: { kind: 'address', text: href },
      fix: right,
    },
  ];
}
