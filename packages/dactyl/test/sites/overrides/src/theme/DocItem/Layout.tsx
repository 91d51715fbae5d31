import type { ComponentProps } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import Layout from '@theme-original/DocItem/Layout';

export default function DocItemLayout(props: ComponentProps<typeof Layout>) {
  const { metadata } = useDoc();
  return (
    <section data-wrapped={metadata.id}>
      <Layout {...props} />
      <p className="after">After {metadata.title}</p>
    </section>
  );
}
