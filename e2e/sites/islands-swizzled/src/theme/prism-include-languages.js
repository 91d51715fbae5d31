/** Adds a language of the site's own to those of the highlighter. */
export default function addLanguages(Prism) {
  Prism.languages.recipe = { keyword: /\b(?:take|mix|bake)\b/, number: /\d+/ };
}
