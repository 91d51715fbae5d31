import CodeBlock from '@theme/CodeBlock';
import Layout from '@theme/Layout';
import asLoader from '!!raw-loader!../components/Sample.js';
import asQuery from '../components/Sample.js?raw';

export default function Home() {
  return (
    <Layout title="Home">
      <CodeBlock language="js">{asLoader}</CodeBlock>
      <CodeBlock language="js" title="Sample.js">
        {asQuery}
      </CodeBlock>
      <CodeBlock className="elements">
        a <i>b</i>
      </CodeBlock>
    </Layout>
  );
}
