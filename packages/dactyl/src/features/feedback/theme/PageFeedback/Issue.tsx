import IconExternalLink from '@theme/Icon/ExternalLink';
import Head from '../../../../react/Head.js';
import { useDocusaurusContext } from '../../../../react/site-context.js';
import Translate, { translate } from '../../../../react/Translate.js';
import { type FeedbackPage, issueAddress } from '../feedback-data.js';
import styles from './styles.css?url';

export interface Props {
  /** Its address. */
  repository: string;
  labels: readonly string[];
  page: FeedbackPage;
}

/** A link that opens an issue about the page, with its title and address filled in. Works without JavaScript. */
export default function FeedbackIssue({ repository, labels, page }: Props) {
  const { siteConfig } = useDocusaurusContext();
  const title = translate(
    {
      id: 'theme.PageFeedback.issueTitle',
      message: 'Feedback: {title}',
      description: 'Title of an issue about a page',
    },
    { title: page.title },
  );
  const version = page.version === undefined ? '' : ` (${page.version})`;
  const body = `${siteConfig.url}${page.permalink}${version}\n\n`;
  return (
    <p className="dactyl-feedback__issue">
      <Head>
        <link rel="stylesheet" href={styles} />
      </Head>
      <Translate id="theme.PageFeedback.issueQuestion" description="Stands before the link that opens an issue">
        Is something wrong or missing?
      </Translate>{' '}
      <a href={issueAddress(repository, { labels, title, body })} target="_blank" rel="noopener noreferrer">
        <Translate id="theme.PageFeedback.issue" description="Link that opens an issue about the page">
          Open an issue
        </Translate>
        <IconExternalLink />
      </a>
    </p>
  );
}
