import { usePluralForm } from '../../../react/format/theme-common/plural-form.js';
import { translate } from '../../../react/Translate.js';

/** A function that says a number of posts, as in "One post". */
export function usePostCount(): (count: number) => string {
  const { selectMessage } = usePluralForm();
  return (count) =>
    selectMessage(
      count,
      translate(
        {
          id: 'theme.blog.post.plurals',
          message: 'One post|{count} posts',
          description: 'A number of posts, in all plural forms',
        },
        { count },
      ),
    );
}
