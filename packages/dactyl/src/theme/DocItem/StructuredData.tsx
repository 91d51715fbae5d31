import { toScriptText } from '../../features/blog/react/structured-data.js';
import { useDocStructuredData } from '../../features/docs/react/structured-data.js';
import Head from '../../react/Head.js';

/** What the doc is, and what it answers, as structured data in the head, for search engines. */
export default function DocItemStructuredData() {
  const things = useDocStructuredData();
  if (things.length === 0) return null;
  return (
    <Head>
      {things.map((data, index) => (
        <script key={index} type="application/ld+json">
          {toScriptText(data)}
        </script>
      ))}
    </Head>
  );
}
