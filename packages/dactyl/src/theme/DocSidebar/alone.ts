import type { MouseEventHandler } from 'react';

/** A handler after which the click is done with: the boot script, which listens on the document, would do it again. */
export function alone(handle: MouseEventHandler | undefined): MouseEventHandler | undefined {
  if (!handle) return undefined;
  return (event) => {
    event.stopPropagation();
    handle(event);
  };
}
