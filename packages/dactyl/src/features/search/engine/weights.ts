/** Weights of the ranking, tuned on one half of the queries in `bench/search/queries`. The other half verifies them. */
export const WEIGHTS = {
  /** A term in the title of the page. The second weight is divided among all words of the title. */
  title: 4.5,
  titleShare: 5,
  heading: 1.7,
  headingShare: 2.8,
  category: 0.5,
  /** A term that the section explains. */
  name: 1.6,
  /** BM25: how soon further occurrences stop counting, and how much long sections are held back. */
  saturation: 1,
  length: 0.75,
  /** Another form of the word. */
  form: 0.88,
  /** Words that begin with the term: if the term itself is no word, and if it is one. */
  completion: 0.7,
  completionBeside: 0.15,
  synonym: 0.5,
  /** Two words of the query that are written as one in the text. */
  joined: 0.4,
  /** Words that are parts of a name in code. */
  parts: 0.5,
  /** Words side by side, names as a whole. */
  extra: 0.3,
  /** The page as a whole, beside its best section. */
  whole: 0.6,
  /** Exponent of the share of the query that was found. */
  coverage: 1.2,
  /** How much more a rare word counts in that share. */
  coverageRarity: 0.35,
  /** Two neighbouring characters that belong to different words. */
  across: 0.4,
};
