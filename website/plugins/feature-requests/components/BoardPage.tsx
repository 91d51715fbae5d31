/** The board: what it is, and all requests. It is shown for each path below its own that is no request. */
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { RepositoryLink, WithoutRepository, WithRepository } from '@site/src/repository/Repository';
import Layout from '@theme/Layout';
import type { FeatureRequest } from '../request';
import { Board } from './Board';
import styles from './board.module.css';
import { dayFormat } from './day-format';
import { boardLabels } from './labels';

export default function BoardPage({ requests }: { requests: readonly FeatureRequest[] }) {
  const { i18n } = useDocusaurusContext();
  const locale = i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale;
  const format = dayFormat(locale);
  const dates = Object.fromEntries(requests.map(({ date }) => [date, format(date)]));
  return (
    <Layout
      title={translate({ id: 'featureRequests.title', message: 'Feature requests' })}
      description={translate({
        id: 'featureRequests.description',
        message: 'What Dactyl lacks, what is being made, what has come, and what will not, with the reasons.',
        description: 'Description of /feature-requests for search engines',
      })}
    >
      <main className={styles.page}>
        <h1>
          <Translate id="featureRequests.heading">Feature requests</Translate>
        </h1>
        <p className={styles.summary}>
          <Translate id="featureRequests.summary">
            What Dactyl lacks, as far as the project knows; what is being made; and what has been decided, with the
            reasons.
          </Translate>
        </p>
        <Board requests={requests} labels={boardLabels()} locale={locale} dates={dates} />
        <section className={styles.how}>
          <h2>
            <Translate id="featureRequests.how">How this board works</Translate>
          </h2>
          <p>
            <Translate
              id="featureRequests.how.source"
              values={{
                folder: <code>website/feature-requests</code>,
                contributing: (
                  <Link to="/community/contributing">
                    <Translate id="featureRequests.how.contributing">how to contribute</Translate>
                  </Link>
                ),
              }}
            >
              {
                'Each request is a file in the folder {folder} of the repository, and everything here is written by the people who work on Dactyl: gaps that the documentation admits, limits that a measurement missed, and parts of the site format that do nothing yet. You change an entry like any other page: {contributing}.'
              }
            </Translate>
          </p>
          <p>
            <WithRepository>
              <Translate
                id="featureRequests.how.votes"
                values={{
                  tracker: (
                    <RepositoryLink to="issues">
                      <Translate id="featureRequests.how.tracker">the issue tracker</Translate>
                    </RepositoryLink>
                  ),
                }}
              >
                {
                  'You vote in {tracker}, where a login means one vote for each person. This site has no server that could count, so it shows no numbers of votes. Each request links to its own issues. You can also ask there for what is missing from the list: say what you want to do and what stops you, and leave the solution open.'
                }
              </Translate>
            </WithRepository>
            <WithoutRepository>
              <Translate
                id="featureRequests.how.noVotes"
                values={{
                  support: (
                    <Link to="/community/support#report-a-fault">
                      <Translate id="featureRequests.how.support">Support says how it gets one</Translate>
                    </Link>
                  ),
                }}
              >
                {
                  'There are no votes: this site has no server that could count, and this copy of it names no repository with an issue tracker. {support}; each request then links to its issues.'
                }
              </Translate>
            </WithoutRepository>
          </p>
          <p>
            <Translate id="featureRequests.how.status">
              Open means that nobody has decided yet. Planned means that it will be done, without a date. A request that
              is declined stays here, because the reason is worth reading before somebody asks again. The date says when
              a status began.
            </Translate>
          </p>
        </section>
      </main>
    </Layout>
  );
}
