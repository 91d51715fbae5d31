/**
 * A box over the page that says what did not load, and offers to try again. It works without React, which may be what
 * did not load, and looks like the box of `theme/Loading.tsx`. The page can still be read, so the box does not move
 * its content.
 */
const BOX = 'dactyl-load-failure';

export interface FailureBox {
  message: string;
  /** Label of the button that tries again. */
  retry: string;
  /** Label of the button that closes the box. */
  close: string;
  onRetry: () => void;
  onClose?: () => void;
}

/** Shows the box, in place of an earlier one. Returns a function that removes it. */
export function showFailureBox({ message, retry, close, onRetry, onClose }: FailureBox): () => void {
  document.querySelector(`.${BOX}`)?.remove();
  const box = document.createElement('div');
  box.className = `dactyl-loading dactyl-loading--error ${BOX}`;
  box.role = 'alert';
  const text = document.createElement('p');
  text.append(message);
  const remove = () => {
    box.remove();
    onClose?.();
    document.removeEventListener('dactyl:swap', remove);
  };
  const again = createButton('button button--primary button--sm', retry, () => {
    remove();
    onRetry();
  });
  const dismiss = createButton(`clean-btn ${BOX}__close`, '×', remove);
  dismiss.ariaLabel = close;
  box.append(text, again, dismiss);
  document.body.append(box);
  document.addEventListener('dactyl:swap', remove);
  return remove;
}

function createButton(className: string, text: string, onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = className;
  button.append(text);
  button.addEventListener('click', onClick);
  return button;
}
