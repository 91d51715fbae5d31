/** A code block that is first rendered in the browser. It is uncoloured until the highlighter has been loaded. */
import { useEffect, useState } from 'react';
import { usePrismTheme } from '../../react/format/theme-common/prism-theme.js';
import type { CodeBlockRequest } from './code-block-request.js';
import { ComposedCodeBlock } from './ComposedCodeBlock.js';
import type * as HighlighterModule from './highlight-in-browser.js';

export interface Props {
  code: string;
  request: CodeBlockRequest;
}

export function BrowserCodeBlock(props: Props) {
  const theme = usePrismTheme();
  const [highlighter, setHighlighter] = useState<typeof HighlighterModule>();
  useEffect(() => {
    let isMounted = true;
    // On failure the code stays readable, without colours.
    import('./highlight-in-browser.js').then((module) => isMounted && setHighlighter(module), console.warn);
    return () => {
      isMounted = false;
    };
  }, []);
  if (!highlighter) return <ComposedCodeBlock {...props} />;
  const { highlightInBrowser } = highlighter;
  return <ComposedCodeBlock {...props} highlight={(code, language) => highlightInBrowser(code, { language, theme })} />;
}
