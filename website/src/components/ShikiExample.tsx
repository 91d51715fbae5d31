import Head from '@docusaurus/Head';
import { data } from './shiki.data';
import styles from './shiki-example.css?url';

/** The example of the highlighter that this website does not use. */
export default function ShikiExample() {
  return (
    <div className="shiki-example">
      <Head>
        <link rel="stylesheet" href={styles} />
      </Head>
      <div dangerouslySetInnerHTML={{ __html: data.html }} />
    </div>
  );
}
