import CodeBlock from '@theme/CodeBlock';
import { useState } from 'react';

/** Code that changes in the browser. */
export default function Snippets() {
  const [count, setCount] = useState(1);
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        Next snippet
      </button>
      <CodeBlock language="js">{`const wings = ${count}; // of a bird`}</CodeBlock>
    </>
  );
}
