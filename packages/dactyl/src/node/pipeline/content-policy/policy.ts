/**
 * The Content-Security-Policy of a site. In: what its configuration and its plugins allow, and what stands in a page.
 * Out: the text of the policy, the same for the same input on every machine.
 */
import { createHash } from 'node:crypto';
import { TRUSTED_POLICY } from '../../../shared/trusted-html.js';
import type { CspDirective } from '../../config/csp-directives.js';
import type { PolicySources } from '../../config/types.js';
import type { InlineCode } from './inline-code.js';

/** Of all pages of a locale, before anything is known of one page. */
export interface SitePolicy {
  /** Whether pages carry it. Without, the report of each page names its hashes, and a host is told all of them. */
  meta: boolean;
  sources: PolicySources;
  /** Whether each page is sent with a policy of its own, as by the dev server. */
  isSentWithPage?: true;
}

type Directives = Map<string, readonly string[]>;

/**
 * Nothing from elsewhere, and no code that is not a file of the site. Style attributes are allowed: code blocks, formulas
 * and React components have them, and they run nothing.
 */
const STRICT: PolicySources = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'style-src-attr': ["'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'media-src': ["'self'"],
  'frame-src': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'self'"],
};

/** What `csp.trustedTypes` adds; each of our scripts makes the policy by itself, hence the duplicates. */
export const TRUSTED_TYPES: PolicySources = { 'trusted-types': [TRUSTED_POLICY, "'allow-duplicates'"] };

/** The strict policy with what is added to it, one after the other. */
export function allowedSources(...additions: readonly PolicySources[]): PolicySources {
  return addAll(STRICT, ...additions);
}

function addAll(known: PolicySources, ...additions: readonly PolicySources[]): PolicySources {
  const all: Record<string, readonly string[]> = { ...known };
  for (const [name, sources] of additions.flatMap((addition) => Object.entries(addition))) {
    if (sources) all[name] = addSources(all[name] ?? [], sources);
  }
  return all;
}

/** `'none'` stands alone: it takes the place of what was there, and gives way to what comes. */
function addSources(known: readonly string[], added: readonly string[]): readonly string[] {
  if (added.includes("'none'")) return ["'none'"];
  if (added.length === 0) return known;
  return [...new Set([...known.filter((source) => source !== "'none'"), ...added])];
}

/**
 * The policy that the dev server sends with a page. Vite writes `<style>` elements, waits for a server that starts again in a worker made of text,
 * and speaks through a web socket. It and React's checks of development write HTML themselves, so Trusted Types are for builds. Other origins may show the page in a frame, as editors do.
 *
 * @param hasLiveCode - Whether the site runs code of readers: a build has a frame for that
 */
export function devSitePolicy({ sources }: SitePolicy, hasLiveCode: boolean): SitePolicy {
  const forVite = {
    'style-src': ["'unsafe-inline'"],
    'connect-src': ['ws:', 'wss:'],
    'worker-src': ['blob:'],
    ...(hasLiveCode && { 'script-src': ["'unsafe-eval'"] }),
  };
  const { 'trusted-types': _, ...known } = sources;
  return { meta: false, isSentWithPage: true, sources: addAll(known, forVite) };
}

/** What the site's own tags name: who writes a script of another host into the configuration wants it to run. */
export function sourcesOfTags({ foreign }: InlineCode): PolicySources {
  const sources: Partial<Record<CspDirective, string[]>> = {};
  for (const { directive, url } of foreign) (sources[directive] ??= []).push(originOf(url));
  return sources;
}

/** Sources of the hashes of a page, sorted: pages with the same code have the same policy. */
export function hashSources({ scripts, styles }: Pick<InlineCode, 'scripts' | 'styles'>): InlineHashes {
  return { scripts: hashAll(scripts), styles: hashAll(styles) };
}

export interface InlineHashes {
  scripts: string[];
  styles: string[];
}

/** What stands in a page; `frame-ancestors` has no effect there. */
export function metaPolicy(sources: PolicySources, hashes: InlineHashes): string {
  const directives = withHashes(sources, hashes);
  directives.delete('frame-ancestors');
  return toText(directives);
}

/** What a host sends. Where pages carry the policy, only what they cannot say. */
export function headerPolicy(sources: PolicySources, hashes: InlineHashes | undefined): string {
  if (hashes) return toText(withHashes(sources, hashes));
  return toText(new Map([['frame-ancestors', sources['frame-ancestors'] ?? ["'self'"]]]));
}

function withHashes(sources: PolicySources, { scripts, styles }: InlineHashes): Directives {
  const directives: Directives = new Map();
  for (const [name, list] of Object.entries(sources)) {
    if (!list) continue;
    if (name === 'script-src') directives.set(name, addHashes(list, scripts));
    // Attributes have a directive of their own, so hashes for elements do not concern them.
    else if (name === 'style-src') directives.set(name, list).set('style-src-elem', addHashes(list, styles));
    else directives.set(name, list);
  }
  return directives;
}

/** Where a site allows all, hashes would take that back. */
function addHashes(sources: readonly string[], hashes: readonly string[]): readonly string[] {
  return sources.includes("'unsafe-inline'") ? sources : addSources(sources, hashes);
}

function toText(directives: Directives): string {
  const all = [...directives].map(([name, list]) => [name, ...list].join(' '));
  // The only value that browsers know, and of no use without names.
  if (directives.has('trusted-types')) all.push("require-trusted-types-for 'script'");
  return all.join('; ');
}

/** Whether a policy lets an address be loaded, as far as hosts are named in it. */
export function allowsUrl(sources: readonly string[], url: string): boolean {
  const { protocol, host } = new URL(url, 'https://site.invalid');
  return sources.some((source) => {
    if (source === '*' || source === protocol) return true;
    const [, scheme, name = ''] = /^(?:(https?:)\/\/)?([^/']+)/.exec(source) ?? [];
    if (scheme && scheme !== protocol && protocol !== 'https:') return false;
    return name === host || (name.startsWith('*.') && host.endsWith(name.slice(1)));
  });
}

export function originOf(url: string): string {
  return new URL(url, 'https://site.invalid').origin;
}

function hashAll(texts: readonly string[]): string[] {
  const hashes = new Set(texts.map((text) => createHash('sha256').update(text).digest('base64')));
  return [...hashes].toSorted().map((hash) => `'sha256-${hash}'`);
}
