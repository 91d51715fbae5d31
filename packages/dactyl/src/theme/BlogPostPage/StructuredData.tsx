import { toScriptText, useBlogPostStructuredData } from '../../runtime/blog/structured-data.js';
import Head from '../../runtime/Head.js';

export default function BlogPostPageStructuredData() {
  const data = useBlogPostStructuredData();
  return (
    <Head>
      <script type="application/ld+json">{toScriptText(data)}</script>
    </Head>
  );
}
