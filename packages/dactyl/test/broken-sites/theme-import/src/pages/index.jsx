import Layout from '@theme/Layuot';

export default function Home() {
  return <Layout />;
}
