import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import Layout from '@theme/Layout';

/** Ejected: a page of the site's own. */
export default function NotFound() {
  return (
    <>
      <PageMetadata title="Lost" />
      <Layout>
        <main className="lost">
          <h1>Nothing is here</h1>
          <Link to="/docs/one">Begin with one</Link>
        </main>
      </Layout>
    </>
  );
}
