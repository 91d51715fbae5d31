import clsx from 'clsx';
import { useBlogPost } from '../../../features/blog/react/post-context.js';
import { useDateTimeFormat } from '../../../react/format/theme-common/date-format.js';
import { usePluralForm } from '../../../react/format/theme-common/plural-form.js';
import { translate } from '../../../react/Translate.js';

export interface Props {
  className?: string;
}

export default function BlogPostItemHeaderInfo({ className }: Props) {
  const { date, readingTime } = useBlogPost().metadata;
  const format = useDateTimeFormat({ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (
    <div className={clsx('dactyl-post__info', className)}>
      <time dateTime={date}>{format.format(new Date(date))}</time>
      {readingTime !== undefined && (
        <>
          {' · '}
          <ReadingTime minutes={Math.ceil(readingTime)} />
        </>
      )}
    </div>
  );
}

function ReadingTime({ minutes }: { minutes: number }) {
  const { selectMessage } = usePluralForm();
  const forms = translate(
    {
      id: 'theme.blog.post.readingTime.plurals',
      message: 'One min read|{readingTime} min read',
      description: 'How long a post takes to read, in all plural forms',
    },
    { readingTime: minutes },
  );
  return selectMessage(minutes, forms);
}
