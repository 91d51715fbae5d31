import { translate } from '../../Translate.js';
import { groupBy } from './group-by.js';

export interface TagLetter<Tag> {
  letter: string;
  tags: Tag[];
}

/** Groups tags by their upper-case first letter; letters and tags are in the order of the locale. */
export function listTagsByLetters<Tag extends { label: string }>(
  tags: readonly Tag[],
  locale?: string,
): TagLetter<Tag>[] {
  const { compare } = new Intl.Collator(locale);
  const letters = groupBy(tags, ({ label }) => (Array.from(label)[0] ?? '').toLocaleUpperCase(locale));
  return [...letters]
    .sort(([a], [b]) => compare(a, b))
    .map(([letter, members]) => ({ letter, tags: members.sort((a, b) => compare(a.label, b.label)) }));
}

/** Title of a page that lists all tags. */
export function translateTagsPageTitle(): string {
  return translate({ id: 'theme.tags.tagsPageTitle', message: 'Tags', description: 'Title of the list of all tags' });
}
