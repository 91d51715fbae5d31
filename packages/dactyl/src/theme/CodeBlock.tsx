import type { ReactNode } from 'react';
import { useCodeBlockRenderer } from '../runtime/code-block-context.js';
import { Raw } from '../runtime/Raw.js';
import ElementContent from '@theme/CodeBlock/Content/Element';
import { codeBlockRequest, withExtraClasses } from './CodeBlock/code-block-request.js';

export interface Props {
  children: ReactNode;
  /** May hold `language-…`. */
  className?: string;
  /** What stands after the language in Markdown. */
  metastring?: string;
  title?: ReactNode;
  language?: string;
  showLineNumbers?: boolean;
}

/** Highlighted code: the HTML that the same block in Markdown gets. Code with elements in it stays as it is. */
export default function CodeBlock({ children, ...props }: Props) {
  const render = useCodeBlockRenderer();
  const code = toText(children);
  if (code === undefined) return <ElementContent className={props.className}>{children}</ElementContent>;
  const { language, metastring, extraClasses } = codeBlockRequest(props);
  return <Raw html={withExtraClasses(render(code, language, metastring), extraClasses)} />;
}

function toText(children: ReactNode): string | undefined {
  if (typeof children === 'string') return children;
  if (!Array.isArray(children)) return children === undefined || children === null ? '' : undefined;
  const isText = children.every((child) => typeof child === 'string' || typeof child === 'number');
  return isText ? children.join('') : undefined;
}
