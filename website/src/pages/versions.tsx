/** All versions of the documentation: the one to read, the next one, and those before. */
import { useLatestVersion, useVersions } from '@docusaurus/plugin-content-docs/client';
import Translate, { translate } from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import { Reading } from '../versions/Reading';
import { Summary } from '../versions/Summary';
import { VersionGroup } from '../versions/VersionGroup';
import styles from '../versions/versions.module.css';

export default function Versions() {
  const versions = useVersions();
  const latest = useLatestVersion();
  // Newest first: what stands before the latest version is not released yet.
  const at = versions.indexOf(latest);
  const next = versions.slice(0, at);
  const past = versions.slice(at + 1);
  return (
    <Layout
      title={translate({ id: 'versions.title', message: 'Versions', description: 'Document title of /versions' })}
      description={translate({
        id: 'versions.description',
        message: 'Every version of this documentation, with its release notes.',
        description: 'Description of /versions for search engines',
      })}
    >
      <main className={styles.page}>
        <h1>
          <Translate id="versions.heading" description="Heading of /versions">
            Versions of this documentation
          </Translate>
        </h1>
        <Summary versions={versions} latest={latest} />
        <VersionGroup
          versions={[latest]}
          title={<Translate id="versions.latest">Latest</Translate>}
          note={<Translate id="versions.latest.note">The one to read, unless your site uses another.</Translate>}
        />
        <VersionGroup
          versions={next}
          title={<Translate id="versions.next">Next</Translate>}
          note={<Translate id="versions.next.note">Written as the work goes on, and not released yet.</Translate>}
        />
        <VersionGroup
          versions={past}
          title={<Translate id="versions.past">Past</Translate>}
          note={
            <Translate id="versions.past.note">Kept for those who still use them, and no longer changed.</Translate>
          }
        />
        <Reading />
      </main>
    </Layout>
  );
}
