import type { ReactNode } from 'react';
import ElementContent from '@theme/CodeBlock/Content/Element';
import StringContent from '@theme/CodeBlock/Content/String';

export interface Props {
  children: ReactNode;
  /** May hold `language-…`. */
  className?: string;
  /** What stands after the language in Markdown. */
  metastring?: string;
  title?: ReactNode;
  language?: string;
  /** A number is that of the first line. */
  showLineNumbers?: boolean | number;
}

/** Highlighted code: the HTML that the same block in Markdown gets. Code with elements in it stays as it is. */
export default function CodeBlock({ children, ...props }: Props) {
  const code = toText(children);
  if (code === undefined) return <ElementContent {...props}>{children}</ElementContent>;
  return <StringContent {...props}>{code}</StringContent>;
}

function toText(children: ReactNode): string | undefined {
  const parts = [children].flat();
  const isText = parts.every((part) => part === null || /^(?:string|number|boolean|undefined)$/.test(typeof part));
  return isText ? parts.map((part) => (typeof part === 'boolean' ? '' : (part ?? ''))).join('') : undefined;
}
