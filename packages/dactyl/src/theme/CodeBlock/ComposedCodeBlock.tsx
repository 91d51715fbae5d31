/**
 * A code block composed of components: in the browser, which does not have the server's highlighter, and on the server
 * if a site has replaced one of the parts. The markup is that of `node/markdown/code-block.ts`.
 */
import clsx from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import Container from '@theme/CodeBlock/Container';
import CopyButton from '@theme/CodeBlock/CopyButton';
import Line from '@theme/CodeBlock/Line';
import WordWrapButton from '@theme/CodeBlock/WordWrapButton';
import { useThemeConfig } from '../../react/format/theme-common/theme-config.js';
import { withoutAnsi } from '../../shared/ansi-text.js';
import { markLines } from '../../shared/code-lines.js';
import { parseCodeMeta } from '../../shared/code-meta.js';
import type { CodeBlockRequest } from './code-block-request.js';
import { lineProps, plainLine, readLines, readMarks, tokenProps, type CodeToken } from './code-tokens.js';
import * as own from './own-parts.js';

export interface Props {
  code: string;
  request: CodeBlockRequest;
  /** The same block as highlighted HTML. Only on the server. */
  html?: string;
  /** Highlights code in the browser. */
  highlight?: (code: string, language: string) => CodeToken[][];
}

const WRAPPED: CSSProperties = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' };

export function ComposedCodeBlock({ code, request, html, highlight }: Props) {
  const { prism } = useThemeConfig();
  const language = request.language ?? prism.defaultLanguage;
  const meta = parseCodeMeta(request.metastring);
  const marked = markLines(language === 'ansi' ? withoutAnsi(code) : code, {
    meta,
    language,
    comments: prism.magicComments,
  });
  const lines =
    html === undefined
      ? (highlight?.(marked.code, language ?? 'text') ?? marked.code.split('\n').map(plainLine))
      : readLines(html);
  // The server reads marks that are not known here, and leaves out their comments.
  const written = html === undefined ? undefined : readMarks(html);
  const shown = written ? lines.map((line) => line.map(({ content }) => content).join('')).join('\n') : marked.code;
  const languageClass = `language-${language ?? 'text'}`;
  const title = meta.title ?? request.title;
  const count = meta.showLineNumbers && meta.firstLine !== 1 ? `line ${meta.firstLine - 1}` : undefined;
  return (
    <Container as="div" className={clsx(...request.extraClasses, languageClass, written?.ofBlock)}>
      {title && <div className="code-block-title">{title}</div>}
      <div className="code-block-content">
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it may be wider than the page, and scrolls */}
        <pre tabIndex={0} className="prism-code" style={count === undefined ? undefined : { counterReset: count }}>
          <code className={languageClass} style={meta.wrap ? WRAPPED : undefined}>
            {lines.map((line, index) => (
              <Line
                // Lines can only be identified by their number.
                key={index}
                line={line}
                classNames={written ? written.ofLines[index] : marked.classes.get(index)}
                showLineNumbers={meta.showLineNumbers}
                getLineProps={lineProps}
                getTokenProps={tokenProps}
              />
            ))}
          </code>
        </pre>
        <div className="code-block-buttons">
          <WrapSwitch>
            <WordWrapButton isEnabled={meta.wrap} />
          </WrapSwitch>
          <CopyButton code={shown} />
        </div>
      </div>
    </Container>
  );
}

/** Lets the boot script toggle word wrap for a site's own button, which has no handler for it. */
function WrapSwitch({ children }: { children: ReactNode }) {
  return WordWrapButton === own.WordWrapButton ? children : <span data-wrap="">{children}</span>;
}
