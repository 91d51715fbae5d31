import Layout from '@theme/Layout';
import { useState } from 'react';
import Fragile from '../Fragile';

/** What crashes stands outside of the layout. */
export default function OutsidePage() {
  const [title] = useState('Outside');
  return (
    <>
      <Fragile />
      <Layout title={title}>
        <main className="container">
          <h1>{title}</h1>
        </main>
      </Layout>
    </>
  );
}
