/**
 * Tags that plugins and the configuration put on every page, as HTML. Plugins come first, in their order; then
 * `headTags`, `stylesheets` and `scripts` of the configuration, URLs as they were written.
 */
import type { HtmlTagObject, SiteConfig } from '../config/types.js';
import { suggestName } from '../base/nearest-name.js';
import { SiteError } from '../base/site-error.js';
import type { HtmlTags, InjectedHtmlTags, SiteHtmlTags } from './types.js';
import { escapeHtml } from '../../shared/html.js';

const PLACES = ['headTags', 'preBodyTags', 'postBodyTags'] as const;

export function renderHtmlTags(injected: readonly InjectedHtmlTags[], siteConfig: SiteConfig): SiteHtmlTags {
  const all = [...injected, { headTags: configHeadTags(siteConfig) }];
  const [headTags, preBodyTags, postBodyTags] = PLACES.map((place) =>
    all
      .flatMap((tags) => tags[place] ?? [])
      .map(tagToHtml)
      .join('\n'),
  );
  return { headTags: headTags ?? '', preBodyTags: preBodyTags ?? '', postBodyTags: postBodyTags ?? '' };
}

/** Checks the tags that a plugin injects, while its name is known for errors. */
export function checkHtmlTags(tags: InjectedHtmlTags | undefined): InjectedHtmlTags {
  for (const place of PLACES) [tags?.[place] ?? []].flat().forEach(tagToHtml);
  return tags ?? {};
}

function configHeadTags(siteConfig: SiteConfig): HtmlTags {
  const stylesheets = siteConfig.stylesheets.map((sheet) => ({
    tagName: 'link',
    attributes: { rel: 'stylesheet', ...(typeof sheet === 'string' ? { href: sheet } : sheet) },
  }));
  const scripts = siteConfig.scripts.map((script) => ({
    tagName: 'script',
    attributes: typeof script === 'string' ? { src: script } : script,
  }));
  return [...siteConfig.headTags, ...stylesheets, ...scripts];
}

/**
 * A tag as HTML: `true` is a bare attribute, `false` and missing values are left out, `innerHTML` is not escaped.
 *
 * @throws SiteError when the tag is not an HTML element.
 */
export function tagToHtml(tag: string | HtmlTagObject): string {
  if (typeof tag === 'string') return tag;
  const { tagName, attributes = {}, innerHTML = '' } = checkTag(tag);
  const text = Object.entries(attributes)
    .filter(([, value]) => value !== false && value !== null && value !== undefined)
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escapeHtml(String(value))}"`))
    .join('');
  return VOID_TAG_NAMES.has(tagName) ? `<${tagName}${text}>` : `<${tagName}${text}>${innerHTML}</${tagName}>`;
}

/** The tag comes from a plugin that may be JavaScript, so its type is not guaranteed. */
function checkTag(tag: HtmlTagObject): HtmlTagObject {
  const tagName: unknown = typeof tag === 'object' && tag !== null ? tag.tagName : undefined;
  if (typeof tagName !== 'string') {
    throw new SiteError(`An HTML tag is neither a string nor an object with a tagName: ${JSON.stringify(tag)}`, {
      hint: 'A tag is written as HTML text or as { tagName, attributes, innerHTML }.',
    });
  }
  if (tag.customElement !== true && !HTML_TAG_NAMES.has(tagName)) {
    throw new SiteError(`"${tagName}" is not an HTML element.`, {
      key: 'tagName',
      hint: suggestName(tagName, [...HTML_TAG_NAMES]).replace(
        /^Known: .*/,
        'A custom element needs "customElement: true" beside its name.',
      ),
    });
  }
  return tag;
}

/** Elements of the HTML standard (https://html.spec.whatwg.org/multipage/indices.html#elements-3). */
const VOID_TAG_NAMES: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta source track wbr'.split(' '),
);

const HTML_TAG_NAMES: ReadonlySet<string> = new Set([
  ...VOID_TAG_NAMES,
  ...(
    'a abbr address article aside audio b bdi bdo blockquote body button canvas caption cite code colgroup data ' +
    'datalist dd del details dfn dialog div dl dt em fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 head ' +
    'header hgroup html i iframe ins kbd label legend li main map mark math menu meter nav noscript object ol ' +
    'optgroup option output p picture pre progress q rp rt ruby s samp script search section select slot small span ' +
    'strong style sub summary sup svg table tbody td template textarea tfoot th thead time title tr u ul var video'
  ).split(' '),
]);
