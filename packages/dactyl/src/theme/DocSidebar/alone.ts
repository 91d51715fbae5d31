import type { MouseEventHandler } from 'react';

/**
 * Wraps a click handler and stops the event: the boot script, which listens on the document, would handle the click
 * a second time.
 */
export function alone(handle: MouseEventHandler | undefined): MouseEventHandler | undefined {
  if (!handle) return undefined;
  return (event) => {
    event.stopPropagation();
    handle(event);
  };
}
