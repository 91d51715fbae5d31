import Container from '@theme/CodeBlock/Container';
import CopyButton from '@theme/CodeBlock/CopyButton';
import Line from '@theme/CodeBlock/Line';
import WordWrapButton from '@theme/CodeBlock/WordWrapButton';
import { AdoptRange } from '../../../react/adopt-range.js';
import { useCodeBlockRenderer } from '../../../react/code-block-context.js';
import { Adopted, useIsAdopted } from '../../../react/islands/adopt.js';
import { Raw } from '../../../react/Raw.js';
import { fnv1a } from '../../../shared/fnv1a.js';
import type { Props as CodeBlockProps } from '../../CodeBlock.js';
import { BrowserCodeBlock } from '../BrowserCodeBlock.js';
import { codeBlockRequest, withExtraClasses } from '../code-block-request.js';
import { ComposedCodeBlock } from '../ComposedCodeBlock.js';
import { REPLACES_COPY_ICONS, REPLACES_WRAP_ICON } from '../own-icons.js';
import * as own from '../own-parts.js';

export interface Props extends Omit<CodeBlockProps, 'children'> {
  children: string;
}

/**
 * Code is highlighted on the server, and a component that runs in the browser takes the block from the page. Only code
 * that the server has not rendered is highlighted in the browser.
 */
export default function CodeBlockStringContent({ children, ...props }: Props) {
  const code = children.replace(/\n$/, '');
  const request = codeBlockRequest(props);
  const { language, metastring, title } = request;
  const render = useCodeBlockRenderer();
  const name = `code-${fnv1a(JSON.stringify([code, language, metastring, request.extraClasses]), 0x811c9dc5)}`;
  const isAdopted = useIsAdopted(name);
  if (!render) {
    if (isAdopted) return <Adopted name={name} holes={{}} />;
    return <BrowserCodeBlock code={code} request={request} />;
  }
  const html = render(code, language, metastring);
  const isPlain = typeof (title ?? '') === 'string' && hasOwnParts();
  return (
    <AdoptRange name={name}>
      {isPlain ? (
        <Raw html={withExtraClasses(html, request.extraClasses)} />
      ) : (
        <ComposedCodeBlock code={code} request={request} html={html} />
      )}
    </AdoptRange>
  );
}

/**
 * Whether a site has replaced a part of code blocks. Then the block is composed of components; otherwise it is finished
 * HTML.
 */
function hasOwnParts(): boolean {
  return (
    Container === own.Container &&
    CopyButton === own.CopyButton &&
    Line === own.Line &&
    WordWrapButton === own.WordWrapButton &&
    !REPLACES_COPY_ICONS &&
    !REPLACES_WRAP_ICON
  );
}
