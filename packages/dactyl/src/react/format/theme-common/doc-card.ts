import { translate } from '../../Translate.js';
import { usePluralForm } from './plural-form.js';

/** What the card of a category says that has no description: how many items it holds. */
export function useDocCardDescriptionCategoryItemsPlural(): (count: number) => string {
  const { selectMessage } = usePluralForm();
  return (count) =>
    selectMessage(
      count,
      translate(
        {
          id: 'theme.docs.DocCard.categoryDescription.plurals',
          message: '1 item|{count} items',
          description: 'Description of a category without one, in all plural forms',
        },
        { count },
      ),
    );
}
