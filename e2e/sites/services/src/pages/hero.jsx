import Layout from '@theme/Layout';
import Heading from '@theme/Heading';

export default function Hero() {
  return (
    <Layout>
      <header className="hero hero--primary">
        <div className="container">
          <Heading as="h1" className="hero__title">
            Beacon
          </Heading>
          <p className="hero__subtitle">Lights along the coast</p>
        </div>
      </header>
    </Layout>
  );
}
