import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import styles from './index.module.css';

const FEATURES = [
  {
    title: 'What it does',
    text: 'Say in two sentences what people can do with your project that they could not do before.',
    to: '/docs/intro',
    link: 'Start here',
  },
  {
    title: 'How it works',
    text: 'Show the idea behind it. A reader who has the idea finds the details alone.',
    to: '/docs/basics',
    link: 'Read the basics',
  },
  {
    title: 'What is new',
    text: 'Lead those who come back to the news: a release, a change, a story from the work.',
    to: '/blog',
    link: 'Open the blog',
  },
];

export default function Home() {
  const { siteConfig } = useDocusaurusContext();
  return (
    <Layout title="Home" description={siteConfig.tagline}>
      <main className={styles.home}>
        <header className={styles.hero}>
          <div>
            <h1>{siteConfig.title}</h1>
            <p>{siteConfig.tagline}</p>
            <Link className="button button--primary button--lg" to="/docs/intro">
              Read the docs
            </Link>
          </div>
          <Pages />
        </header>
        <div className={styles.features}>
          {FEATURES.map(({ title, text, to, link }) => (
            <section key={title}>
              <h2>{title}</h2>
              <p>{text}</p>
              <Link to={to}>{link}</Link>
            </section>
          ))}
        </div>
      </main>
    </Layout>
  );
}

/** A drawing in the colour of the site: replace it by a picture of what you make. */
function Pages() {
  return (
    <svg className={styles.pages} viewBox="0 0 360 240" aria-hidden="true">
      <rect x="104" y="12" width="236" height="168" rx="12" opacity="0.18" />
      <rect x="62" y="36" width="236" height="168" rx="12" opacity="0.35" />
      <rect className={styles.front} x="20" y="60" width="236" height="168" rx="12" />
      <rect x="44" y="86" width="104" height="14" rx="7" />
      <rect x="44" y="118" width="188" height="8" rx="4" opacity="0.35" />
      <rect x="44" y="138" width="164" height="8" rx="4" opacity="0.35" />
      <rect x="44" y="158" width="178" height="8" rx="4" opacity="0.35" />
      <rect x="44" y="186" width="72" height="20" rx="10" opacity="0.7" />
    </svg>
  );
}
