import ErrorPageContent, { type Props as ErrorPageContentProps } from '@theme/ErrorPageContent';
import Layout from '@theme/Layout';

export type Props = ErrorPageContentProps;

/** The page in place of one that failed. */
export default function ErrorPage(props: Props) {
  return (
    <Layout title="Page Error">
      <ErrorPageContent {...props} />
    </Layout>
  );
}
