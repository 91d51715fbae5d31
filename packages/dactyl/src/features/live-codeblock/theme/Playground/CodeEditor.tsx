/**
 * The code editor: a text area in front of the same text in colours, so that selection, undo, input methods and screen readers
 * work as in any text area.
 */
import { Highlight } from 'prism-react-renderer';
import { useId, useRef, type KeyboardEvent } from 'react';
import Translate, { translate } from '../../../../react/Translate.js';
import { usePrismTheme } from '../../../../react/format/theme-common/prism-theme.js';
import { editForKey } from './edit-for-key.js';

export interface Props {
  code: string;
  language: string;
  onChange: (code: string) => void;
}

export function CodeEditor({ code, language, onChange }: Props) {
  const theme = usePrismTheme();
  const hintId = useId();
  const leaves = useRef(false);

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    const isTab = event.key === 'Tab';
    if (isTab && leaves.current) return;
    // Shift is ignored, because it may be part of Shift+Tab.
    if (event.key !== 'Shift') leaves.current = event.key === 'Escape';
    if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
    const area = event.currentTarget;
    const edit = editForKey(event, { text: area.value, from: area.selectionStart, to: area.selectionEnd });
    if (!edit) return;
    event.preventDefault();
    area.setSelectionRange(edit.from, edit.to);
    // Deprecated, but the only way to edit that keeps the undo history.
    document.execCommand(edit.insert === '' ? 'delete' : 'insertText', false, edit.insert);
    area.setSelectionRange(edit.select[0], edit.select[1]);
  }

  return (
    <>
      <div className="playground-code" style={theme.plain}>
        <Highlight code={code} language={language} theme={theme}>
          {({ tokens, getLineProps, getTokenProps }) => (
            <pre aria-hidden="true">
              {tokens.map((line, number) => (
                // Lines and tokens can only be identified by their number.
                <span key={number} {...getLineProps({ line })}>
                  {line.map((token, index) => !token.empty && <span key={index} {...getTokenProps({ token })} />)}
                  {'\n'}
                </span>
              ))}
            </pre>
          )}
        </Highlight>
        <textarea
          aria-label={translate({ id: 'theme.Playground.liveEditor', message: 'Live Editor' })}
          aria-describedby={hintId}
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          translate="no"
          style={{ caretColor: theme.plain.color }}
          value={code}
          onChange={(event) => onChange(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          onBlur={() => (leaves.current = false)}
        />
      </div>
      <p id={hintId} className="playground-hint">
        <Translate id="theme.Playground.keyboardHint" description="How to leave the live editor, for keyboard users">
          The Tab key indents. Press Escape first to leave the editor with it.
        </Translate>
      </p>
    </>
  );
}
