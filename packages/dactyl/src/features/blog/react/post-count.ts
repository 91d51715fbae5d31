import { usePluralForm } from '../../../react/format/theme-common/plural-form.js';
import { translate } from '../../../react/Translate.js';

/** Returns a function that formats a number of posts, such as "One post". */
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
