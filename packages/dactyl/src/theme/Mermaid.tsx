import CodeBlock from '@theme/CodeBlock';

export interface Props {
  /** Text of the diagram. */
  value: string;
}

/** The source of a diagram. The Mermaid theme replaces this component by one that draws. */
export default function Mermaid({ value }: Props) {
  return <CodeBlock language="mermaid">{value}</CodeBlock>;
}
