import ErrorPageContent, { type Props as ErrorPageContentProps } from '@theme/ErrorPageContent';
import Layout from '@theme/Layout';

export type Props = ErrorPageContentProps;

/** The error page, which is shown in place of a page that failed. */
export default function ErrorPage(props: Props) {
  return (
    <Layout title="Page Error">
      <ErrorPageContent {...props} />
    </Layout>
  );
}
