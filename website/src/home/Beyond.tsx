/** The end of the page: what there is besides the docs, since neither the navbar nor the footer leads there. */
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import styles from './home.module.css';

export function Beyond() {
  return (
    <section className={styles.beyond} aria-labelledby="beyond">
      <h2 id="beyond" className={styles.sectionTitle}>
        <Translate id="home.beyond.title" description="Heading of the links at the end of the home page">
          Beyond the docs
        </Translate>
      </h2>
      <ul>
        <Place to="/showcase" title={<Translate id="home.beyond.showcase.title">Showcase</Translate>}>
          <Translate id="home.beyond.showcase">Sites built with Dactyl, with the figures of each build.</Translate>
        </Place>
        <Place to="/changelog" title={<Translate id="home.beyond.changelog.title">Changelog</Translate>}>
          <Translate id="home.beyond.changelog">
            What each release of the site format added, and how Dactyl supports it.
          </Translate>
        </Place>
        <Place
          to="/feature-requests"
          title={<Translate id="home.beyond.featureRequests.title">Feature requests</Translate>}
        >
          <Translate id="home.beyond.featureRequests">
            What is planned, what is open and what was declined, with the reasons.
          </Translate>
        </Place>
        <Place to="/community/support" title={<Translate id="home.beyond.community.title">Community</Translate>}>
          <Translate id="home.beyond.community">Where to ask, how to report a fault and how to contribute.</Translate>
        </Place>
      </ul>
    </section>
  );
}

function Place({ to, title, children }: { to: string; title: ReactNode; children: ReactNode }) {
  return (
    <li>
      <h3>
        <Link to={to}>{title}</Link>
      </h3>
      <p>{children}</p>
    </li>
  );
}
