/** What counts how much. Tuned on one half of the queries in `bench/search/queries`; the other half tells whether it holds. */
export const WEIGHTS = {
  /** A term in the title of the page; the second part is shared by all words of the title. */
  title: 4.5,
  titleShare: 5,
  heading: 1.7,
  headingShare: 2.8,
  category: 0.5,
  /** What the section explains. */
  name: 1.6,
  /** BM25: how soon further occurrences stop counting, and how much long sections are held back. */
  saturation: 1,
  length: 0.75,
  /** Another form of the word. */
  form: 0.88,
  /** What begins with the term, where the term itself is no word, and where it is. */
  completion: 0.7,
  completionBeside: 0.15,
  synonym: 0.5,
  /** Two words that are one in the text. */
  joined: 0.4,
  /** Parts of a name in code. */
  parts: 0.5,
  /** Words side by side, names as a whole. */
  extra: 0.3,
  /** The page as a whole, beside its best section. */
  whole: 0.6,
  /** Exponent of the share of the query that is there. */
  coverage: 1.2,
  /** How much more of the query a rare word is. */
  coverageRarity: 0.35,
  /** Two neighbouring characters that belong to different words. */
  across: 0.4,
};
