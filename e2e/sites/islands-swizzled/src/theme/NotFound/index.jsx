import Translate, { translate } from '@docusaurus/Translate';
import { PageMetadata } from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import NotFoundContent from '@theme/NotFound/Content';
import { useEffect, useState } from 'react';
import { useReader } from '@site/src/components/reader';

/** An ejected page with state, an effect, and the context of `Root`. */
export default function NotFound() {
  const { isFocused } = useReader();
  const [address, setAddress] = useState('');
  const [reports, setReports] = useState(0);
  useEffect(() => setAddress(window.location.pathname), []);
  return (
    <>
      <PageMetadata title={translate({ id: 'theme.NotFound.title', message: 'Page Not Found' })} />
      <Layout>
        <NotFoundContent className={isFocused ? 'focused' : 'unfocused'} />
        <p data-testid="address">{address}</p>
        <button type="button" data-testid="report" onClick={() => setReports(reports + 1)}>
          <Translate id="report" values={{ reports }}>
            {'Reported {reports} times'}
          </Translate>
        </button>
      </Layout>
    </>
  );
}
