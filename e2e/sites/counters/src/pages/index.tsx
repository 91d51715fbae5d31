import Layout from '@theme/Layout';
import Counter from '@site/src/Counter';

export default function Home() {
  return (
    <Layout title="Home">
      <main>
        <h1>Home of the counters</h1>
        <Counter label="Plums" />
      </main>
    </Layout>
  );
}
