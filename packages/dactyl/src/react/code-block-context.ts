/** Code is highlighted in Node; this context passes the highlighter to components. */
import { createContext, useContext } from 'react';

export type RenderCodeBlock = (code: string, language: string | undefined, metastring: string | undefined) => string;

export const CodeBlockContext = createContext<RenderCodeBlock | undefined>(undefined);

/** The highlighter; `undefined` in the browser, which gets no highlighter. */
export function useCodeBlockRenderer(): RenderCodeBlock | undefined {
  return useContext(CodeBlockContext);
}
