/** Some versions under a heading; nothing when there are none. */
import type { ReactNode } from 'react';
import type { GlobalVersion } from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import styles from './versions.module.css';

interface Props {
  versions: readonly GlobalVersion[];
  title: ReactNode;
  note: ReactNode;
}

export function VersionGroup({ versions, title, note }: Props) {
  if (versions.length === 0) return null;
  return (
    <section className={styles.group}>
      <div>
        <h2>{title}</h2>
        <p>{note}</p>
      </div>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <Translate id="versions.column.version">Version</Translate>
            </th>
            <th scope="col">
              <Translate id="versions.column.docs">Documentation</Translate>
            </th>
            <th scope="col">
              <Translate id="versions.column.notes">Release notes</Translate>
            </th>
          </tr>
        </thead>
        <tbody>
          {versions.map((version) => (
            <VersionRow key={version.name} {...version} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function VersionRow({ name, label, path, docs, mainDocId }: GlobalVersion) {
  const { docusaurusVersion } = useDocusaurusContext().siteMetadata;
  const release = name === 'current' ? docusaurusVersion : name;
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>
        <Link to={docs.find(({ id }) => id === mainDocId)?.path ?? path}>
          <Translate id="versions.read" values={{ label }}>
            {'Read {label}'}
          </Translate>
        </Link>
      </td>
      <td>
        <Link to={`/changelog/${release}`}>
          <Translate id="versions.notes" values={{ release }}>
            {'What {release} brought'}
          </Translate>
        </Link>
      </td>
    </tr>
  );
}
