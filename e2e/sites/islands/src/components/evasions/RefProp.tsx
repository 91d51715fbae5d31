import type { ComponentProps } from 'react';

/** 4: the ref travels through props. */
export default function RefProp() {
  return <Inner {...{ ref: listen }} />;
}

function Inner(props: ComponentProps<'button'>) {
  return (
    <button type="button" data-testid="ref-prop" {...props}>
      Ref: 0
    </button>
  );
}

function listen(button: HTMLButtonElement | null) {
  button?.addEventListener('click', () => (button.textContent = 'Ref: 1'));
}
