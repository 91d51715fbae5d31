const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/** By locale: rules take longer to make than to ask. */
const rulesOf = new Map<string, Intl.PluralRules>();

/** Picks the part of `one|few|other` that fits a count in the given locale. */
export function selectPluralForm(locale: string, count: number, message: string): string {
  const parts = message.split('|');
  const rules = rulesOf.get(locale) ?? new Intl.PluralRules(locale);
  rulesOf.set(locale, rules);
  const used = new Set<string>(rules.resolvedOptions().pluralCategories);
  const forms = FORMS.filter((form) => used.has(form));
  const index = forms.indexOf(rules.select(count));
  // If the text has fewer parts than the language has forms, its last part serves for the others.
  return parts[Math.min(index, parts.length - 1)] ?? message;
}
