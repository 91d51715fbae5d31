/** Ejected: one language of the site's own. */
export default function addLanguages(Prism: { languages: Record<string, object> }) {
  Prism.languages.recipe = { keyword: /\b(?:take|mix|bake)\b/, number: /\d+/ };
}
