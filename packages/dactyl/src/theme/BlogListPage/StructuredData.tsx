import {
  toScriptText,
  useBlogListPageStructuredData,
  type BlogListStructuredDataProps,
} from '../../runtime/blog/structured-data.js';
import Head from '../../runtime/Head.js';

export type Props = BlogListStructuredDataProps;

export default function BlogListPageStructuredData(props: Props) {
  const data = useBlogListPageStructuredData(props);
  return (
    <Head>
      <script type="application/ld+json">{toScriptText(data)}</script>
    </Head>
  );
}
