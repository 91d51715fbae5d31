/** Schema of the options: those of Docusaurus, and the hosts that get rules. */
import { z } from 'zod';
import { userFunction } from '../../../node/plugin-api/option-schemas.js';
import { decodePathname } from '../../../shared/url.js';
import type { CreateRedirects } from './types.js';
import { isSplatInPlace } from './wildcards.js';

const extension = z
  .string()
  .refine((text) => /^[\w-]+$/.test(text), 'must be an extension without its dot, such as "html"');

/**
 * Whether a text is a pathname without query and hash. Names may contain spaces; encoded `..` is rejected like `..`. A `*`
 * stands for all below a path, at its end.
 */
export function isPathname(text: string): boolean {
  const parts = decodePathname(text).split(/[/\\]/);
  const path = text.replace(/\/\*$/, '/');
  if (/\p{Cc}/u.test(decodePathname(text))) return false;
  return /^\/(?!\/)[^?#*\\\p{Cc}]*$/u.test(path) && !parts.some((part) => part === '.' || part === '..');
}

/** Whether a text can be the target of a redirect: a path of this site, or a web address. */
export function isTarget(text: string): boolean {
  return /^\/(?![/\\])/.test(text) || (/^https?:\/\//i.test(text) && URL.canParse(text));
}

const from = z.string().refine(isPathname, 'must be a path such as "/old" or "/old/*", without query and hash');

const redirect = z
  .strictObject({
    from: z.union([from, z.array(from).min(1)]),
    to: z.string().refine(isTarget, 'must be a path of the site such as "/new", or an address with "https://"'),
  })
  .refine((value) => isSplatInPlace([value.from].flat(), value.to), {
    path: ['to'],
    message: 'has ":splat", which stands at the end, as in "/new/:splat", where "from" ends with "/*"',
  });

/** Hosts that read rules from a published file. */
export const HOSTS = ['netlify', 'cloudflare', 'vercel', 'nginx', 'apache', 'caddy', 's3'] as const;

export type Host = (typeof HOSTS)[number];

const hosts = z
  .array(z.enum(HOSTS))
  .refine(
    (list) => !(list.includes('netlify') && list.includes('cloudflare')),
    'must not hold "netlify" and "cloudflare" at once, because both read the file "_redirects" and write it differently',
  );

export const redirectsOptionsSchema = z.strictObject({
  fromExtensions: z.array(extension).default([]),
  toExtensions: z.array(extension).default([]),
  redirects: z.array(redirect).default([]),
  createRedirects: userFunction<CreateRedirects>().optional(),
  /** JSON file with more redirects. Not part of the site format. */
  file: z.string().min(1).optional(),
  /** Not part of the site format. */
  hostFiles: hosts.default([]),
});

/** After validation. */
export type RedirectsOptions = z.output<typeof redirectsOptionsSchema>;
