import Layout from '@theme/Layout';

export default function Home() {
  return (
    <Layout>
      <main className="container">
        <h1>Failing</h1>
      </main>
    </Layout>
  );
}
