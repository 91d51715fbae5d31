/** Elements of the HTML standard (https://html.spec.whatwg.org/multipage/indices.html#elements-3). */
export const VOID_TAG_NAMES: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta source track wbr'.split(' '),
);

export const HTML_TAG_NAMES: ReadonlySet<string> = new Set([
  ...VOID_TAG_NAMES,
  ...(
    'a abbr address article aside audio b bdi bdo blockquote body button canvas caption cite code colgroup data ' +
    'datalist dd del details dfn dialog div dl dt em fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 head ' +
    'header hgroup html i iframe ins kbd label legend li main map mark math menu meter nav noscript object ol ' +
    'optgroup option output p picture pre progress q rp rt ruby s samp script search section select slot small span ' +
    'strong style sub summary sup svg table tbody td template textarea tfoot th thead time title tr u ul var video'
  ).split(' '),
]);
