import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Layout from '@theme/Layout';
import React, { useState } from 'react';

function Vase({ isBroken }) {
  if (isBroken && !window.isRepaired) throw new Error('The vase is in pieces.');
  return <p data-testid="vase">A vase</p>;
}

/** Fails when it is touched, and again until it is repaired. */
function Shelf() {
  const [isBroken, setBroken] = useState(false);
  return (
    <ErrorBoundary>
      <Vase isBroken={isBroken} />
      <button type="button" onClick={() => setBroken(true)}>
        Touch
      </button>
    </ErrorBoundary>
  );
}

export default function Fragile() {
  return (
    <Layout title="Fragile">
      <h1>Fragile</h1>
      <Shelf />
    </Layout>
  );
}
