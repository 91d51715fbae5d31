/**
 * The part that forms of an English word have in common: `versions`, `versioned` and `versioning` have `version`. It is
 * always the beginning of the word, so that all forms are neighbours in the order of terms. Nothing is looked up in a
 * dictionary; a stem need not be a word.
 */

const SHORTEST = 3;
/** Endings, longer ones first, with the minimum length of the remaining stem. */
const ENDINGS: readonly [RegExp, number][] = [
  [/(?:ations?|ators?)$/, 4],
  [/(?:ates?|ated|ating)$/, 4],
  [/(?:ments?|ness)$/, 4],
  [/(?<=t)ions?$/, 4],
  [/ings?$/, SHORTEST],
  [/(?:ied|ies|(?<![aeiou])y)$/, SHORTEST],
  [/ed$/, SHORTEST],
  [/(?<=(?:s|x|z|ch|sh))es$/, SHORTEST],
  [/(?<![suiw])s$/, SHORTEST],
];

export function stemOf(term: string): string {
  if (term.length <= SHORTEST || !/^[a-z]+$/.test(term)) return term;
  for (const [ending, least] of ENDINGS) {
    const at = term.search(ending);
    if (at >= least && /[aeiouy]/.test(term.slice(0, at))) return withoutTail(term.slice(0, at));
  }
  return withoutTail(term);
}

/** Unifies stems such as those of `running` and `run`, `creates` and `creating`. */
function withoutTail(stem: string): string {
  if (stem.length > SHORTEST && /([bdgmnprt])\1$/.test(stem)) return stem.slice(0, -1);
  return stem.length > SHORTEST && stem.endsWith('e') ? stem.slice(0, -1) : stem;
}
