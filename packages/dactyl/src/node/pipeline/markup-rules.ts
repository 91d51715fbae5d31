/** What browsers know of elements beyond their names, as far as it changes the tree that they build. */

export const VOID = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'param',
  'source',
  'track',
  'wbr',
]);
export const KEEPS_BREAKS = new Set(['pre', 'textarea', 'listing']);
/** Elements out of which browsers move text. */
export const NO_TEXT = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr', 'colgroup']);
/** Elements that never stand in one of their own kind. */
export const NEVER_NESTED = new Set(['a', 'button', 'form', 'nobr']);
/** Where browsers put these; a missing row or body they make themselves. */
export const PARENTS: Record<string, readonly string[]> = {
  tr: ['thead', 'tbody', 'tfoot'],
  td: ['tr'],
  th: ['tr'],
  thead: ['table'],
  tbody: ['table'],
  tfoot: ['table'],
};
/** These end a paragraph that is open, however deep they stand in it. */
export const ENDS_PARAGRAPH = new Set(
  (
    'address article aside blockquote center dd details dialog dir div dl dt fieldset figcaption figure footer form ' +
    'h1 h2 h3 h4 h5 h6 header hgroup hr li listing main menu nav ol p plaintext pre search section summary table ul xmp'
  ).split(' '),
);
/** Elements in which a paragraph around is not seen. */
export const HIDES_PARAGRAPH = new Set(
  'applet button caption desc foreignObject html marquee object table td template th title'.split(' '),
);
/** What may stand in a table between its cells. Anything else browsers put before the table. */
export const IN_TABLE = new Set(
  'caption col colgroup form input script style tbody td template tfoot th thead tr'.split(' '),
);
