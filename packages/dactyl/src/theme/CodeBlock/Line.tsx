import clsx from 'clsx';
import type { CodeToken, GetLineProps, GetTokenProps } from './code-tokens.js';

export interface Props {
  line: CodeToken[];
  classNames: string[] | undefined;
  showLineNumbers: boolean;
  getLineProps: GetLineProps;
  getTokenProps: GetTokenProps;
}

/** One line of code, with its line break, so that copying the text of a block gives the code. */
export default function CodeBlockLine({ line, classNames, showLineNumbers, getLineProps, getTokenProps }: Props) {
  const className = clsx(classNames, showLineNumbers && 'code-block-numbered-line');
  return (
    <span {...getLineProps({ line, className })}>
      {line.map((token, index) => {
        const { children, className: kind, style } = getTokenProps({ token });
        // An empty line is a token that consists of its line break.
        const text = children.replace(/\n$/, '');
        if (text === '') return null;
        return kind || style ? (
          // Tokens can only be identified by their position.
          <span key={index} className={kind || undefined} style={style}>
            {text}
          </span>
        ) : (
          text
        );
      })}
      {'\n'}
    </span>
  );
}
