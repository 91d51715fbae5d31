import Layout from '@theme/Layout';
import styles from './index.module.css';

export default function Home() {
  return (
    <Layout title="Home">
      <main className={styles.home}>
        <h1>Home of the notes</h1>
      </main>
    </Layout>
  );
}
