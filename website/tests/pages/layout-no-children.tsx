import Layout from '@theme/Layout';

/** Navbar and footer, and nothing between them: a layout needs no children. */
export default function LayoutNoChildren() {
  return (
    <Layout title="Layout without children" description="A page with a navbar, a footer, and nothing between them." />
  );
}
