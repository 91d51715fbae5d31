/** Names that are tags, not placeholders, in ordinary Markdown. */
const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Elements without content: nothing closes them. */
export const VOID_ELEMENTS = words('area base br col embed hr img input link meta param source track wbr');

export const HTML_ELEMENTS = words(`
  a abbr acronym address area article aside audio b base bdi bdo big blockquote body br button canvas caption center cite
  code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed fieldset figcaption figure font footer
  form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe img input ins kbd label legend li link main map
  mark marquee menu meta meter nav nobr noscript object ol optgroup option output p param picture portal pre progress q rp
  rt ruby s samp script search section select slot small source span strike strong style sub summary sup svg table tbody td
  template textarea tfoot th thead time title tr track tt u ul var video wbr math
  circle defs ellipse g line lineargradient path polygon polyline rect stop symbol text tspan use
`);
