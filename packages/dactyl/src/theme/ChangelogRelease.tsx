import clsx from 'clsx';
import Heading from '@theme/Heading';
import type { BlogPostContent } from '../features/blog/react/types.js';
import Link from '../react/Link.js';
import { useContentLanguage } from '../react/format/theme-common/content-language.js';
import { useDateTimeFormat } from '../react/format/theme-common/date-format.js';

export interface Props {
  content: BlogPostContent;
}

/** Version, day, and what the release is about. Those that bring something new stand out from those that mend. */
export default function ChangelogRelease({ content: Summary }: Props) {
  const { title, date, permalink } = Summary.metadata;
  const format = useDateTimeFormat({ day: 'numeric', month: 'short', timeZone: 'UTC' });
  return (
    <article
      className={clsx('dactyl-changelog__release', /^\d+\.\d+(?:\.0)?$/.test(title) && 'dactyl-changelog__minor')}
    >
      <header>
        <Heading as="h3">
          <Link to={permalink}>{title}</Link>
        </Heading>
        {Summary.frontMatter['unreleased'] !== true && <time dateTime={date}>{format.format(new Date(date))}</time>}
      </header>
      <div className="dactyl-changelog__summary" {...useContentLanguage(Summary.metadata)}>
        <Summary />
      </div>
    </article>
  );
}
