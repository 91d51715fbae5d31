/** A page as it is about to be written → its policy, and what in it the policy of the site does not allow. */
import { readFileSync } from 'node:fs';
import { placeAt } from '../../base/text-place.js';
import type { ContentUse, PageJob, BlockedCode } from '../engine-types.js';
import { findInlineCode, type InlineCode } from './inline-code.js';
import { allowsUrl, hashSources, metaPolicy, originOf, type InlineHashes, type SitePolicy } from './policy.js';

export interface PagePolicy {
  /** Content of the page's `<meta>`, when it has one. */
  meta?: string;
  /** What the dev server sends with the page. */
  header?: string;
  /** Of what stands in the page, when the policy comes from the host. */
  hashes?: InlineHashes;
  blocked: BlockedCode[];
}

export interface PagePolicyInput {
  policy: SitePolicy;
  /** HTML of the page, in any order. */
  page: string;
  /**
   * What all pages of the locale have in common. It is allowed on each, also where only the home page has it: pages with
   * one policy can follow each other without a new document.
   */
  common: string;
  job: Pick<PageJob, 'uses'>;
}

export function pagePolicy({ policy, page, common, job }: PagePolicyInput): PagePolicy {
  const own = findInlineCode(page);
  const shared = findInlineCode(common);
  const hashes = hashSources({
    scripts: [...own.scripts, ...shared.scripts],
    styles: [...own.styles, ...shared.styles],
  });
  const blocked = describeBlocked(own, { policy, job });
  if (policy.isSentWithPage) return { header: metaPolicy(policy.sources, hashes), blocked };
  return { ...(policy.meta ? { meta: metaPolicy(policy.sources, hashes) } : { hashes }), blocked };
}

function describeBlocked({ foreign, handlers }: InlineCode, { policy, job }: Pick<PagePolicyInput, 'policy' | 'job'>) {
  const refused = foreign.filter(({ directive, url }) => !allowsUrl(policy.sources[directive] ?? [], url));
  const blocked = [
    ...refused.map(({ directive, url, tag }) => ({
      needle: url,
      message: `The Content-Security-Policy blocks <${tag}> from ${originOf(url)}. To allow it, add "${originOf(url)}" to csp.directives["${directive}"].`,
    })),
    ...handlers.map(({ text, tag }) => ({
      needle: text.slice(text.indexOf('"') + 1, -1),
      message: `The Content-Security-Policy blocks the code in <${tag} ${shorten(text)}>. Put it into a component or a client module.`,
    })),
  ];
  if (blocked.length === 0) return [];
  const texts = Object.values(job.uses)
    .flatMap(filesOf)
    .map((file) => ({ file, text: readText(file) }));
  return blocked.map(({ needle, message }): BlockedCode => {
    const found = needle === '' ? undefined : texts.find(({ text }) => text.includes(needle));
    return found ? { message, file: found.file, ...placeAt(found.text, found.text.indexOf(needle)) } : { message };
  });
}

/** Of the content and of partials in it. */
function filesOf(use: ContentUse): string[] {
  const partials = Object.values(use.imports).flatMap((found) =>
    found.kind === 'contentUse' ? filesOf(found.use) : [],
  );
  return [use.file, ...partials];
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}…"` : text;
}
