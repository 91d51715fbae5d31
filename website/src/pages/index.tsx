/** The home page. Static, but for one component: everything else is rendered while the site is built. */
import Layout from '@theme/Layout';
import Translate, { translate } from '@docusaurus/Translate';
import { Arrival } from '../home/Arrival';
import { Beyond } from '../home/Beyond';
import { Features } from '../home/Features';
import { Hero } from '../home/Hero';
import { Illustration } from '../home/Illustration';
import { Start } from '../home/Start';
import styles from '../home/home.module.css';

export default function Home() {
  return (
    <Layout
      title={translate({
        id: 'home.title',
        message: 'Documentation sites from Markdown and React',
        description: 'Document title of the home page',
      })}
      description={translate({
        id: 'home.description',
        message:
          'Dactyl reads a documentation site in the Docusaurus 3 format and renders every page to HTML while it builds.',
        description: 'Description of the home page for search engines',
      })}
    >
      <main className={styles.home}>
        <Hero />
        <Illustration />
        <Arrival />
        <section aria-labelledby="features">
          <h2 id="features" className={styles.sectionTitle}>
            <Translate id="home.features.title" description="Heading above the features">
              What you get
            </Translate>
          </h2>
          <Features />
        </section>
        <Start />
        <Beyond />
      </main>
    </Layout>
  );
}
