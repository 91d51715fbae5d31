/** Options of the theme with the menu that copies a page. All have defaults: it works by its name alone. */
import * as z from 'zod';
import { ASSISTANTS, type AssistantName } from './assistants.js';

// The cast: `Object.keys` forgets the names.
const assistantNames = Object.keys(ASSISTANTS) as [AssistantName, ...AssistantName[]];

const ownAssistant = z.strictObject({
  label: z.string().min(1),
  /** Where the link leads: `{prompt}` is a sentence that asks to read the page, `{url}` the address of its Markdown. */
  url: z
    .string()
    .refine(isAddress, 'must begin with "https://", or with the scheme of a program such as "cursor:"')
    .refine((url) => /\{(?:prompt|url)\}/.test(url), 'must hold {prompt} or {url}: the page is named there'),
});

export const copyPageOptionsSchema = z.strictObject({
  /** Assistants to which the menu links, in this order. */
  openIn: z.array(z.union([z.enum(assistantNames), ownAssistant])).default([]),
});

export type CopyPageOptions = z.output<typeof copyPageOptionsSchema>;

/** Addresses that run code in the page are none. */
function isAddress(url: string): boolean {
  return /^[a-z][a-z\d+.-]*:/i.test(url) && !/^(?:javascript|data|vbscript|blob|http):/i.test(url);
}
