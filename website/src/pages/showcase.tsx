/** Sites built with Dactyl, and what was measured while they were. */
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import { Card } from '../showcase/Card';
import { Gallery } from '../showcase/Gallery';
import { galleryLabels, tagChoices } from '../showcase/labels';
import { sites } from '../showcase/sites';
import styles from '../showcase/showcase.module.css';

export default function Showcase() {
  const all = sites();
  const entries = all.map(({ id, title, description, tags }) => ({ id, title, tags, text: `${title} ${description}` }));
  return (
    <Layout
      title={translate({ id: 'showcase.title', message: 'Showcase', description: 'Document title of /showcase' })}
      description={translate({
        id: 'showcase.description',
        message: 'Sites built with Dactyl, from two pages to a thousand, with the figures of each build.',
        description: 'Description of /showcase for search engines',
      })}
    >
      <main className={styles.page}>
        <header className={styles.head}>
          <h1>
            <Translate id="showcase.heading" description="Heading of /showcase">
              Built with Dactyl
            </Translate>
          </h1>
          <p>
            <Translate id="showcase.lead">
              Public projects whose sources we built, the templates, and the sites that Dactyl is tested with, each with
              its measured figures.
            </Translate>
          </p>
          <p className={styles.note}>
            <Translate id="showcase.note">
              The public projects publish their sites with Docusaurus. They are here because Dactyl builds them too, and
              each card says what had to change.
            </Translate>
          </p>
        </header>
        <Gallery
          entries={entries}
          cards={all.map((site) => (
            <Card key={site.id} site={site} />
          ))}
          tags={tagChoices(all)}
          labels={galleryLabels()}
        />
        <HowToRead />
      </main>
    </Layout>
  );
}

function HowToRead() {
  return (
    <section className={styles.how} aria-labelledby="how-to-read">
      <h2 id="how-to-read">
        <Translate id="showcase.how">How to read a card</Translate>
      </h2>
      <p>
        <Translate
          id="showcase.how.picture"
          values={{
            islands: (
              <Link to="/docs/advanced/client">
                <Translate id="showcase.how.islands" description="Link in showcase.how.picture">
                  components that run in the browser
                </Translate>
              </Link>
            ),
          }}
        >
          {'The picture has a sheet for each page of the site. Pages with {islands} are filled.'}
        </Translate>
      </p>
      <p>
        <Translate id="showcase.how.figures" values={{ command: <code>npm run bench:showcase</code> }}>
          {
            'The figures come from {command}, on a machine with two cores: the fastest of several builds without caches, and what a docs page loads by itself, after brotli.'
          }
        </Translate>
      </p>
    </section>
  );
}
