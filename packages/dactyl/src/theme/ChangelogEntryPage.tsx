import clsx from 'clsx';
import BlogPostPage, { type Props } from '@theme/BlogPostPage';
import Head from '../react/Head.js';
import { HtmlClassNameProvider } from '../react/format/theme-common/html-class-name.js';
import styles from './ChangelogListPage/styles.css?url';

export type { Props };

/** The page of a release: that of a post, with its line of figures set as what it is. */
export default function ChangelogEntryPage(props: Props) {
  const isUnreleased = props.content.frontMatter['unreleased'] === true;
  return (
    <HtmlClassNameProvider
      className={clsx('dactyl-changelog-entry', isUnreleased && 'dactyl-changelog-entry--unreleased')}
    >
      <Head>
        <link rel="stylesheet" href={styles} />
      </Head>
      <BlogPostPage {...props} />
    </HtmlClassNameProvider>
  );
}
