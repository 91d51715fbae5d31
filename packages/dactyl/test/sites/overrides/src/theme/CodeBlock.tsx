import type { ComponentProps } from 'react';
import CodeBlock from '@theme-original/CodeBlock';

export default function FramedCodeBlock(props: ComponentProps<typeof CodeBlock>) {
  return (
    <div className="frame">
      <CodeBlock {...props} />
    </div>
  );
}
