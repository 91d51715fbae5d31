/** Highlighting happens in Node; components borrow it through this context. */
import { createContext, useContext } from 'react';

export type RenderCodeBlock = (code: string, language: string | undefined, metastring: string | undefined) => string;

export const CodeBlockContext = createContext<RenderCodeBlock | undefined>(undefined);

/** The highlighter; absent in the browser, where none is shipped. */
export function useCodeBlockRenderer(): RenderCodeBlock | undefined {
  return useContext(CodeBlockContext);
}
