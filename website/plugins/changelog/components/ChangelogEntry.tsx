import BlogPostPage, { type Props } from '@theme/BlogPostPage';
import { HtmlClassNameProvider } from '@docusaurus/theme-common';
import styles from './entry.module.css';

/** The page of a release: that of a post, with its first line set as what it is. */
export default function ChangelogEntry(props: Props) {
  return (
    <HtmlClassNameProvider className={styles.entry ?? ''}>
      <BlogPostPage {...props} />
    </HtmlClassNameProvider>
  );
}
