import { createContext, useContext, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

const Voice = createContext('nobody');

/** Its portal stands elsewhere in the document, its context and its events do not. */
export default function Dialog({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const [heard, setHeard] = useState(0);
  return (
    <Voice value="the island">
      <div data-testid="dialog-island" onClick={() => setHeard((times) => times + 1)}>
        <button type="button" onClick={() => setOpen(!open)}>
          Toggle dialog
        </button>
        <output>{`Heard ${heard}`}</output>
        {open &&
          createPortal(
            <div data-testid="dialog" role="dialog" aria-label="Portal">
              <Speaker />
              {children}
            </div>,
            document.body,
          )}
      </div>
    </Voice>
  );
}

function Speaker() {
  return <p>{`Says ${useContext(Voice)}`}</p>;
}
