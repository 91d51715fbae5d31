import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import Badge from '../components/Badge';

export default function Home() {
  const { siteConfig, i18n } = useDocusaurusContext();
  return (
    <Layout title="Home" description="The first page">
      <main>
        <h1>{siteConfig.title}</h1>
        <p data-locale={i18n.currentLocale} data-default-locale={i18n.defaultLocale}>
          <Translate id="home.welcome">Welcome</Translate>
        </p>
        <p id="untranslated">
          <Translate id="home.untranslated">Not translated</Translate>
        </p>
        <Link to="/docs">Read the docs</Link> <Link to="/docs/install#the-end">The end</Link>
        <Badge kind="home">home</Badge>
        <img src={useBaseUrl('/img/logo.svg')} alt="" />
      </main>
    </Layout>
  );
}
