/** Options of the theme that asks readers whether a page was helpful. One of three says where answers go. */
import * as z from 'zod';

const GITHUB = 'https://github.com/';

const labels = z.array(z.string().min(1)).default([]);

export const feedbackOptionsSchema = z
  .strictObject({
    /** Where answers are sent by POST: a path of the site's host, or an address. */
    address: z
      .string()
      .refine(isAddress, 'must be a path such as "/api/feedback", or an address that begins with "https://"')
      .optional(),
    /** How a script sends them there. Without JavaScript it is always a form. */
    format: z.enum(['form', 'json']).default('form'),
    /** Whether answers become events, which the plugin for analytics sends on. */
    analytics: z.boolean().default(false),
    /** A repository, `owner/name` on GitHub or its address: a link opens an issue about the page. */
    issues: z
      .string()
      .regex(/^(?:https:\/\/[^\s?#]+|[\w.-]+\/[\w.-]+)$/, 'must be "owner/name", or the address of a repository')
      .transform((name) => (name.startsWith('https:') ? name.replace(/\/+$/, '') : GITHUB + name))
      .optional(),
    /** Labels of such an issue. */
    labels,
    /** Whether readers can add a text to their answer. */
    text: z.boolean().default(true),
    docs: z.boolean().default(true),
    blog: z.boolean().default(false),
  })
  .refine(
    ({ address, analytics, issues }) => address !== undefined || analytics || issues !== undefined,
    'must say where answers go: "address", "analytics" or "issues"',
  );

export type FeedbackOptions = z.output<typeof feedbackOptionsSchema>;

/** The form works on each page, so a path begins at the root of the host. */
function isAddress(text: string): boolean {
  return /^\/(?!\/)/.test(text) || (text.startsWith('https://') && URL.canParse(text));
}
