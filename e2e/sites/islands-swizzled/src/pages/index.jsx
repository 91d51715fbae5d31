import Layout from '@theme/Layout';
import React from 'react';

export default function Home() {
  return (
    <Layout title="Home">
      <h1>Home</h1>
    </Layout>
  );
}
