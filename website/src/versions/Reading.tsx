/** What the number of a version means, and how to read the documentation that fits a site. */
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import styles from './versions.module.css';

export function Reading() {
  return (
    <section className={styles.reading}>
      <h2>
        <Translate id="versions.reading.title">Which one is mine?</Translate>
      </h2>
      <p>
        <Translate id="versions.reading.number" values={{ command: <code>npx dactyl --version</code> }}>
          {
            'A release of Dactyl is numbered like the release of the site format from which it set out: 3.6.3 reads sites of Docusaurus 3.0 to 3.10. {command} prints the number of yours. The pages labelled Canary describe the main branch: everything in them exists, though it may not be released yet.'
          }
        </Translate>
      </p>
      <p>
        <Translate
          id="versions.reading.history"
          values={{
            changelog: (
              <Link to="/changelog">
                <Translate id="versions.reading.changelog">changelog</Translate>
              </Link>
            ),
            migration: (
              <Link to="/docs/迁移">
                <Translate id="versions.reading.migration">guide for moving a site</Translate>
              </Link>
            ),
          }}
        >
          {
            'The format is older than Dactyl. Its {changelog} goes back to the first test releases of its second generation and says for each release what it means for a Dactyl site. If your site still runs on an earlier release, the {migration} shows the way from there.'
          }
        </Translate>
      </p>
      <p>
        <Translate
          id="versions.reading.own"
          values={{
            versioning: (
              <Link to="/docs/版本控制">
                <Translate id="versions.reading.versioning">Versioning</Translate>
              </Link>
            ),
          }}
        >
          {
            'Your own documentation can keep its versions side by side in the same way, each with its address, its sidebar and a notice where readers should take another one: {versioning} explains it. This page is then made from the list of versions.'
          }
        </Translate>
      </p>
    </section>
  );
}
