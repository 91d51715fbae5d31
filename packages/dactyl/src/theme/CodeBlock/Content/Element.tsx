import type { ReactNode } from 'react';
import Container from '@theme/CodeBlock/Container';
import { codeBlockRequest } from '../code-block-request.js';

export interface Props {
  children: ReactNode;
  className?: string;
  metastring?: string;
  title?: ReactNode;
  language?: string;
  showLineNumbers?: boolean | number;
}

/** Code that contains elements, shown without highlighting and buttons. */
export default function CodeBlockElementContent({ children, ...props }: Props) {
  const { extraClasses, language, title } = codeBlockRequest(props);
  const classes = [language && `language-${language}`, ...extraClasses].filter(Boolean);
  return (
    <Container as="div" className={classes.join(' ')}>
      {title && <div className="code-block-title">{title}</div>}
      <div className="code-block-content">
        <pre tabIndex={0} className="prism-code">
          <code>
            <span className="token-line">{children}</span>
          </code>
        </pre>
      </div>
    </Container>
  );
}
