import Layout from '@theme/Layout';
import { useState } from 'react';
import Fragile from '../Fragile';

/** A page with state is an island as a whole. */
export default function FragilePage() {
  const [title] = useState('A fragile page');
  return (
    <Layout title={title}>
      <main className="container">
        <h1>{title}</h1>
        <Fragile />
      </main>
    </Layout>
  );
}
