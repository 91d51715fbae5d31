import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';

export default function Home() {
  return (
    <Layout title="Home" description="All cases">
      <main>
        <h1>Islands</h1>
        <Link to="/docs/intro">To the cases</Link>
      </main>
    </Layout>
  );
}
