import CodeBlock from '@theme-original/CodeBlock';
import { useState, type ComponentProps } from 'react';

/** Code with a button of the site's own. */
export default function CodeBlockWrapper(props: ComponentProps<typeof CodeBlock>) {
  const [runs, setRuns] = useState(0);
  return (
    <div data-testid="code">
      <CodeBlock {...props} />
      <button type="button" onClick={() => setRuns(runs + 1)}>
        {`Run: ${runs}`}
      </button>
    </div>
  );
}
