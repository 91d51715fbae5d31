import Layout from '@theme/Layout';
import React from 'react';
import Counter from '../components/Counter';

/** A page that is static, with an island in it. */
export default function Inside() {
  return (
    <Layout title="Inside">
      <main>
        <h1>Inside</h1>
        <Counter id="inside">
          <p data-testid="inside-slot">Static text of the page</p>
        </Counter>
      </main>
    </Layout>
  );
}
