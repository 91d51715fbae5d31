import { useContext, type ReactNode } from 'react';
import PlainContent from '@theme/CodeBlock/Content/Element';
import { AdoptRange } from '../runtime/adopt-range.js';
import { useCodeBlockRenderer } from '../runtime/code-block-context.js';
import { Adopted, AdoptedContext } from '../runtime/islands/adopt.js';
import { Raw } from '../runtime/Raw.js';
import { fnv1a } from '../shared/fragment.js';
import { codeBlockRequest, withExtraClasses, type CodeBlockRequest } from './CodeBlock/code-block-request.js';
import { PlainCodeBlock } from './CodeBlock/PlainCodeBlock.js';

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
  const code = toText(children);
  if (code === undefined) return <PlainContent className={props.className}>{children}</PlainContent>;
  return <HighlightedCode code={code} request={codeBlockRequest(props)} />;
}

/**
 * Highlighting is the server's: a component that runs in the browser takes the block from the page. Code that the
 * server has not seen is shown without colours.
 */
function HighlightedCode({ code, request }: { code: string; request: CodeBlockRequest }) {
  const { language, metastring, extraClasses } = request;
  const render = useCodeBlockRenderer();
  const adopted = useContext(AdoptedContext);
  const name = `code-${fnv1a(JSON.stringify([code, request]), 0x811c9dc5)}`;
  if (render) {
    return (
      <AdoptRange name={name}>
        <Raw html={withExtraClasses(render(code, language, metastring), extraClasses)} />
      </AdoptRange>
    );
  }
  return adopted?.has(name) ? <Adopted name={name} holes={{}} /> : <PlainCodeBlock code={code} request={request} />;
}

function toText(children: ReactNode): string | undefined {
  if (typeof children === 'string') return children;
  if (!Array.isArray(children)) return children === undefined || children === null ? '' : undefined;
  const isText = children.every((child) => typeof child === 'string' || typeof child === 'number');
  return isText ? children.join('') : undefined;
}
