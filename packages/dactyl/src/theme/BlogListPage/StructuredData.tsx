import {
  toScriptText,
  useBlogListPageStructuredData,
  type BlogListStructuredDataProps,
} from '../../features/blog/react/structured-data.js';
import Head from '../../react/Head.js';

export type Props = BlogListStructuredDataProps;

export default function BlogListPageStructuredData(props: Props) {
  const data = useBlogListPageStructuredData(props);
  return (
    <Head>
      <script type="application/ld+json">{toScriptText(data)}</script>
    </Head>
  );
}
