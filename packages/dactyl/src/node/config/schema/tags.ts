/** `headTags`, `scripts` and `stylesheets`. */
import * as z from 'zod';
import { describeValue } from '../../base/describe-value.js';
import { chosenBy, fail } from './fields.js';

const attribute = z.union([z.string(), z.boolean()]);

export const headTags = z.array(
  z
    .looseObject({
      tagName: z.string(),
      attributes: z.record(z.string(), attribute).optional(),
      innerHTML: z.string().optional(),
      customElement: z.boolean().default(false),
    })
    .superRefine(({ tagName, attributes, customElement }, context) => {
      if (customElement) return;
      if (!HTML_TAGS.has(tagName)) {
        const hint = 'A custom element needs "customElement: true" beside its name.';
        fail(context, `is not an HTML tag: ${JSON.stringify(tagName)}`, { path: ['tagName'], hint });
      }
      if (attributes === undefined) fail(context, 'is missing', { path: ['attributes'], hint: 'Give it an object.' });
    }),
);

export const scripts = z.array(
  stringOr(
    'src',
    z.object({ src: z.string(), async: z.boolean().optional(), defer: z.boolean().optional() }).catchall(attribute),
  ),
);

export const stylesheets = z.array(
  stringOr('href', z.object({ href: z.string(), type: z.string().optional() }).catchall(attribute)),
);

function stringOr<Tag>(key: string, tag: z.ZodType<Tag>) {
  return chosenBy<string | Tag>((value) => {
    if (typeof value === 'string') return z.string();
    if (typeof value === 'object' && value !== null) return tag;
    return { problem: `must be a URL or an object with "${key}", but is ${describeValue(value)}` };
  });
}

/**
 * From https://html.spec.whatwg.org/multipage/indices.html#elements-3, plus obsolete elements that browsers still
 * support.
 */
const HTML_TAGS: ReadonlySet<string> = new Set(
  `a abbr acronym address applet area article aside audio b base basefont bdi bdo bgsound big blink blockquote body br
  button canvas caption center cite code col colgroup command content data datalist dd del details dfn dialog dir div dl
  dt element em embed fieldset figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr
  html i iframe image img input ins isindex kbd keygen label legend li link listing main map mark marquee math menu
  menuitem meta meter multicol nav nextid nobr noembed noframes noscript object ol optgroup option output p param picture
  plaintext pre progress q rb rbc rp rt rtc ruby s samp script search section select shadow slot small source spacer span
  strike strong style sub summary sup svg table tbody td template textarea tfoot th thead time title tr track tt u ul var
  video wbr xmp`.split(/\s+/),
);
