import clsx from 'clsx';
import type { Props as BlogListProps } from '@theme/BlogListPage';
import Heading from '@theme/Heading';
import Link from '@docusaurus/Link';
import { useDateTimeFormat } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import styles from './changelog.module.css';

type Content = BlogListProps['items'][number]['content'];

/** Version, date, and what the release is about. Those that bring something new stand out from those that mend. */
export function ReleaseLine({ content: Summary }: { content: Content }) {
  const { title, date, permalink, translation } = Summary.metadata;
  const { defaultLocale, localeConfigs } = useDocusaurusContext().i18n;
  const format = useDateTimeFormat({ day: 'numeric', month: 'short', timeZone: 'UTC' });
  const isUntranslated = translation?.status === 'missing';
  return (
    <article className={clsx(styles.release, /^\d+\.\d+\.0$/.test(title) && styles.minor)}>
      <header>
        <Heading as="h3">
          <Link to={permalink}>{title}</Link>
        </Heading>
        <time dateTime={date}>{format.format(new Date(date))}</time>
      </header>
      <div className={styles.summary} lang={isUntranslated ? localeConfigs[defaultLocale]?.htmlLang : undefined}>
        <Summary />
      </div>
    </article>
  );
}
