import Layout from '@theme/Layout';
import NotFoundContent from '@theme/NotFound/Content';
import { PageMetadata } from '../react/format/theme-common/page-metadata.js';
import { translate } from '../react/Translate.js';

/** The page for URLs that lead nowhere. */
export default function NotFound() {
  return (
    <>
      <PageMetadata title={translate({ id: 'theme.NotFound.title', message: 'Page Not Found' })} />
      <Layout>
        <NotFoundContent />
      </Layout>
    </>
  );
}
