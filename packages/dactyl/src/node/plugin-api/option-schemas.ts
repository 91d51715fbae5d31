/** Parts of option schemas that content plugins share, for plugins that check their options with Zod. */
import { z } from 'zod';
import { addLeadingSlash } from '../../shared/url.js';

/** A remark, rehype or recma plugin. */
const markdownPlugin = z.custom<unknown>(
  (entry) => (Array.isArray(entry) ? entry.length === 2 && typeof entry[0] === 'function' : isPluginOrPreset(entry)),
  'must be a Markdown plugin: a function, [function, options] or a preset object',
);

const markdownPlugins = z.array(markdownPlugin).default([]);

const admonitions = z.union([
  z.boolean(),
  z.strictObject({
    keywords: z.array(z.string().min(1)).default([]),
    extendDefaults: z.boolean().default(true),
  }),
]);

/** How the files of a content plugin are compiled. */
export const markdownOptions = {
  admonitions: admonitions.default(true),
  remarkPlugins: markdownPlugins,
  rehypePlugins: markdownPlugins,
  recmaPlugins: markdownPlugins,
  beforeDefaultRemarkPlugins: markdownPlugins,
  beforeDefaultRehypePlugins: markdownPlugins,
};

const markdownOptionsSchema = z.object(markdownOptions);

export type MarkdownOptions = z.output<typeof markdownOptionsSchema>;

/** The Markdown options alone, as `unstable_getMarkdownSources` gives them. */
export function pickMarkdownOptions(options: MarkdownOptions): MarkdownOptions {
  return {
    admonitions: options.admonitions,
    remarkPlugins: options.remarkPlugins,
    rehypePlugins: options.rehypePlugins,
    recmaPlugins: options.recmaPlugins,
    beforeDefaultRemarkPlugins: options.beforeDefaultRemarkPlugins,
    beforeDefaultRehypePlugins: options.beforeDefaultRehypePlugins,
  };
}

export const severity = z.enum(['ignore', 'log', 'warn', 'throw']);

/** The URL path of a plugin, with a leading slash; `''` and `/` are the root. */
export const routeBasePath = z.string().transform(addLeadingSlash);

/** The option `editUrl` as text; it may start from the site. */
export const editAddress = z
  .string()
  .refine((url) => /^\S+$/.test(url), 'must be an address such as "https://example.com/edit/main/"');

/** A function of the user. Its parameters cannot be checked; the option's documentation says what it receives. */
export function userFunction<Fn extends (...args: never[]) => unknown>() {
  return z.custom<Fn>((value) => typeof value === 'function', 'must be a function');
}

function isPluginOrPreset(entry: unknown): boolean {
  return typeof entry === 'function' || (typeof entry === 'object' && entry !== null);
}
