import Layout from '@theme/Layout';
import styles from './sheet.module.css';

export default function Home({ config }) {
  return (
    <Layout title="Start" description="Where it begins" wrapperClassName="start" noFooter>
      <main className={styles.start}>
        <h1>{config.title}</h1>
      </main>
    </Layout>
  );
}
