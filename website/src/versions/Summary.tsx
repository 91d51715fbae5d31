/** How many versions there are, in a sentence. */
import type { GlobalVersion } from '@docusaurus/plugin-content-docs/client';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import styles from './versions.module.css';

interface Props {
  versions: readonly GlobalVersion[];
  latest: GlobalVersion;
}

export function Summary({ versions, latest }: Props) {
  const format = useDocusaurusContext().siteMetadata.docusaurusVersion;
  return (
    <p className={styles.summary}>
      {versions.length === 1 ? (
        <Translate id="versions.one" values={{ label: <strong>{latest.label}</strong>, format }}>
          {
            'There is one version so far: {label}. It grows with Dactyl, which reads version {format} of the site format.'
          }
        </Translate>
      ) : (
        <Translate id="versions.many" values={{ count: versions.length, label: <strong>{latest.label}</strong> }}>
          {'There are {count} versions. {label} is the latest one.'}
        </Translate>
      )}
    </p>
  );
}
