/** A request that is opened: its text, where to vote for it, and the titles of all others. */
import type { ComponentType } from 'react';
import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import Translate, { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import ContentVisibility from '@theme/ContentVisibility';
import EditMetaRow from '@theme/EditMetaRow';
import Layout from '@theme/Layout';
import type { Props as PageProps } from '@theme/MDXPage';
import MDXContent from '@theme/MDXContent';
import { STATUSES, type FeatureRequest } from '../request';
import { dayFormat } from './day-format';
import { areaLabels, statusLabels } from './labels';
import styles from './request.module.css';
import { StatusMark } from './StatusMark';

type Other = Pick<FeatureRequest, 'slug' | 'title' | 'href' | 'status'>;

interface Props extends PageProps {
  request: FeatureRequest;
  others: readonly Other[];
  /** Where its votes are counted, if anywhere. */
  issuesUrl?: string;
}

export default function RequestPage({ content: Content, request, others, issuesUrl }: Props) {
  const { metadata } = Content;
  return (
    <Layout>
      <PageMetadata title={request.title} description={request.summary} />
      <main className={styles.page}>
        <article className={styles.opened}>
          <ContentVisibility metadata={metadata} />
          <p className={styles.back}>
            <Link to="/feature-requests">
              <Translate id="featureRequests.back">Feature requests</Translate>
            </Link>
          </p>
          <h1>{request.title}</h1>
          <About request={request} />
          <p className={styles.summary}>{request.summary}</p>
          <Text content={Content} />
          {issuesUrl && <Vote status={request.status} issuesUrl={issuesUrl} />}
          <EditMetaRow
            editUrl={metadata.editUrl}
            lastUpdatedAt={metadata.lastUpdatedAt}
            lastUpdatedBy={metadata.lastUpdatedBy}
          />
        </article>
        <Others requests={others} opened={request.slug} />
      </main>
    </Layout>
  );
}

function Text({ content: Content }: { content: ComponentType }) {
  return (
    <div className="markdown">
      <MDXContent>
        <Content />
      </MDXContent>
    </div>
  );
}

function About({ request }: { request: FeatureRequest }) {
  const { i18n } = useDocusaurusContext();
  const locale = i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale;
  return (
    <p className={styles.about}>
      <StatusMark status={request.status} label={statusLabels()[request.status]} />
      <span>{areaLabels()[request.area]}</span>
      <time dateTime={request.date}>{dayFormat(locale)(request.date)}</time>
    </p>
  );
}

/** What is decided needs no votes, but may need a word. */
function Vote({ status, issuesUrl }: { status: FeatureRequest['status']; issuesUrl: string }) {
  const isDecided = status === 'done' || status === 'declined';
  return (
    <p className={styles.vote}>
      <Link className={isDecided ? 'button button--secondary' : 'button button--primary'} to={issuesUrl}>
        {isDecided ? (
          <Translate id="featureRequests.discuss">Read its issues</Translate>
        ) : (
          <Translate id="featureRequests.vote">Vote in the issue tracker</Translate>
        )}
      </Link>
    </p>
  );
}

function Others({ requests, opened }: { requests: readonly Other[]; opened: string }) {
  const labels = statusLabels();
  return (
    <nav className={styles.others} aria-label={translate({ id: 'featureRequests.others', message: 'All requests' })}>
      {STATUSES.map((status) => {
        const group = requests.filter((request) => request.status === status);
        if (group.length === 0) return null;
        return (
          <section key={status}>
            <h2>
              <StatusMark status={status} label={labels[status]} />
            </h2>
            <ul>
              {group.map(({ slug, title, href }) => (
                <li key={slug}>
                  <a href={href} aria-current={slug === opened ? 'page' : undefined}>
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </nav>
  );
}
