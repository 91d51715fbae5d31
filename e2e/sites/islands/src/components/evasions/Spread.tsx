import type { MouseEvent } from 'react';

/** 1: the handler comes in a spread. */
const handlers = {
  onClick: (event: MouseEvent<HTMLElement>) => (event.currentTarget.textContent = 'Spread: 1'),
};

export default function Spread() {
  return (
    <button type="button" data-testid="spread" {...handlers}>
      Spread: 0
    </button>
  );
}
