import Layout from '@theme-original/Layout';
import { useEffect, type ComponentProps } from 'react';

/** Counts visits, as analytics would. */
export default function LayoutWrapper(props: ComponentProps<typeof Layout>) {
  useEffect(() => {
    document.body.dataset.effect = 'ran';
  }, []);
  return <Layout {...props} />;
}
