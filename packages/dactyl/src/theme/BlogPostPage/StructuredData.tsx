import { toScriptText, useBlogPostStructuredData } from '../../features/blog/react/structured-data.js';
import Head from '../../react/Head.js';

export default function BlogPostPageStructuredData() {
  const data = useBlogPostStructuredData();
  return (
    <Head>
      <script type="application/ld+json">{toScriptText(data)}</script>
    </Head>
  );
}
