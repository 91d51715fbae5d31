/** The live part of a playground, loaded with editor and interpreter when a reader comes near the first playground. */
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import Translate from '../../../../react/Translate.js';
import { CodeEditor } from './CodeEditor.js';
import { PlaygroundFrame, type Props as FrameProps } from './PlaygroundFrame.js';
import type { Props as RunProps } from './RunCode.js';

export interface Props extends RunProps, Pick<FrameProps, 'position'> {
  /** Title above the code, as on other code blocks. */
  title: ReactNode;
  /** Shows what the code renders. */
  Run: ComponentType<RunProps>;
}

export function LivePlayground({ position, title, Run, ...run }: Props) {
  const { code, language } = run;
  const [edited, setEdited] = useState(code);
  // In development, the code of the page may change.
  useEffect(() => setEdited(code), [code]);
  return (
    <PlaygroundFrame
      position={position}
      editor={
        <div className="theme-code-block">
          {title && <div className="code-block-title">{title}</div>}
          <CodeEditor code={edited} language={language} onChange={setEdited} />
        </div>
      }
      action={
        <button
          type="button"
          className="clean-btn playground-reset"
          disabled={edited === code}
          onClick={() => setEdited(code)}
        >
          <Translate id="theme.Playground.buttons.reset" description="Button that brings the original live code back">
            Reset
          </Translate>
        </button>
      }
      result={<Run {...run} code={edited} />}
    />
  );
}
