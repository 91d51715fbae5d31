import { Children, type ComponentProps } from 'react';
import CodeBlock from '@theme/CodeBlock';
import CodeInline from '@theme/CodeInline';

export interface Props extends Omit<ComponentProps<'code'>, 'title'> {
  metastring?: string;
  title?: string;
}

/** Both kinds of code are a `code` element in Markdown; only a block has lines. */
export default function MDXCode({ metastring, title, ...props }: Props) {
  const parts = Children.toArray(props.children);
  const isInline =
    props.children !== undefined && parts.every((part) => typeof part === 'string' && !part.includes('\n'));
  if (isInline) return <CodeInline {...props} />;
  return (
    <CodeBlock className={props.className} metastring={metastring} title={title}>
      {props.children}
    </CodeBlock>
  );
}
