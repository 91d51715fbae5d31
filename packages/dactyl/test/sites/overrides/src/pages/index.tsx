import { useContext } from 'react';
import Layout from '@theme/Layout';
import { MoodContext } from '../mood';

export default function Home() {
  return (
    <Layout title="Home">
      <h1 data-mood={useContext(MoodContext)}>Home</h1>
    </Layout>
  );
}
