import type { ReactNode } from 'react';
import ElementContent from '@theme/CodeBlock/Content/Element';
import StringContent from '@theme/CodeBlock/Content/String';

export interface Props {
  children: ReactNode;
  /** Class names, possibly with `language-…`. */
  className?: string;
  /** The text after the language in Markdown. */
  metastring?: string;
  title?: ReactNode;
  language?: string;
  /** Whether to show line numbers, or the number of the first line. */
  showLineNumbers?: boolean | number;
}

/**
 * Highlighted code, with the same HTML as the same block in Markdown. Code that contains elements is not highlighted.
 */
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
