import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';

interface Props {
  title: string;
  /** What the page is for, and what must be seen. */
  about: ReactNode;
  children: ReactNode;
}

/** The frame of a test page: its name, and what to look for. */
export function TestPage({ title, about, children }: Props) {
  return (
    <Layout title={title}>
      <Head>
        <meta name="robots" content="noindex, nofollow" />
      </Head>
      <main className="container margin-vert--lg">
        <h1>{title}</h1>
        <p>{about}</p>
        {children}
      </main>
    </Layout>
  );
}
