import type { ReactNode } from 'react';
import Translate from '../../../../react/Translate.js';

export interface Props {
  /** Position of the result. */
  position: 'top' | 'bottom';
  editor: ReactNode;
  result: ReactNode;
  /** Content at the end of the editor's header. */
  action?: ReactNode;
}

/** Editor and result, each below its heading. */
export function PlaygroundFrame({ position, editor, result, action }: Props) {
  const parts = [
    <div key="editor" className="playground-part playground-editor">
      <div className="playground-header">
        <Translate id="theme.Playground.liveEditor" description="Heading of the editor of live code">
          Live Editor
        </Translate>
        {action}
      </div>
      {editor}
    </div>,
    <div key="result" className="playground-part playground-result">
      <div className="playground-header">
        <Translate id="theme.Playground.result" description="Heading of the result of live code">
          Result
        </Translate>
      </div>
      <div className="playground-preview">{result}</div>
    </div>,
  ];
  return position === 'top' ? parts.toReversed() : parts;
}
