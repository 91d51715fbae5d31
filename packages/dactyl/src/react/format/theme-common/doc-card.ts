import { translate } from '../../Translate.js';
import { usePluralForm } from './plural-form.js';

/** Text of a category's card without a description: the number of items in the category. */
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
