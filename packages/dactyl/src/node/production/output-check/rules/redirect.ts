import { ownPathname } from '../follow-links.js';
import type { Fault, OutputSite, Rule } from '../types.js';

/** A redirect leads to nothing, or in a circle. */
export const redirect: Rule = {
  onSite: (site) =>
    redirectsOf(site).flatMap(({ file, url, to }): Fault[] => {
      const { end, steps } = follow(file, site);
      const fault = { rule: 'redirect', file, subject: { kind: 'address', text: to } } as const;
      if (end === 'circle') {
        const round = steps.map((step) => site.pages.get(step)?.url ?? step).join(' → ');
        return [
          {
            ...fault,
            message: `The redirect from "${url}" leads in a circle: ${round}.`,
            advice: 'Remove one of them.',
          },
        ];
      }
      if (end === 'page') return [];
      // Of a chain, the last one is to be corrected.
      return steps.length > 1
        ? []
        : [{ ...fault, message: `The redirect from "${url}" leads to "${to}", where no page is.` }];
    }),
};

/** A redirect leads to another redirect. */
export const redirectChain: Rule = {
  onSite: (site) =>
    redirectsOf(site).flatMap(({ file, url, to }): Fault[] => {
      const { end, steps } = follow(file, site);
      if (end !== 'page' || steps.length < 2) return [];
      const last = site.pages.get(steps.at(-1) ?? '')?.redirect ?? '';
      return [
        {
          rule: 'redirect-chain',
          file,
          message: `The redirect from "${url}" leads to "${to}", which leads on to "${last}".`,
          advice: `Let it lead to "${last}".`,
          subject: { kind: 'address', text: to },
        },
      ];
    }),
};

function redirectsOf({ pages }: OutputSite): { file: string; url: string; to: string }[] {
  return [...pages].flatMap(([file, { redirect: to, url }]) => (to === undefined ? [] : [{ file, url, to }]));
}

/** The redirects that follow on each other, from a file on. What is on another site is taken for a page. */
function follow(first: string, site: OutputSite): { end: 'page' | 'nothing' | 'circle'; steps: string[] } {
  const steps: string[] = [];
  for (let file: string | undefined = first; file !== undefined;) {
    if (steps.includes(file)) return { end: 'circle', steps: [...steps, file] };
    const to: string | undefined = site.pages.get(file)?.redirect;
    if (to === undefined) return { end: 'page', steps };
    steps.push(file);
    const pathname = ownPathname(to, site);
    if (pathname === undefined) return { end: 'page', steps };
    file = site.find(pathname);
  }
  return { end: 'nothing', steps };
}
