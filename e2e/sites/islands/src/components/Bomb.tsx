import { useState } from 'react';

/** Breaks at the second click, unless it was defused. */
export default function Bomb({ id = 'bomb' }: { id?: string }) {
  const [clicks, setClicks] = useState(0);
  if (clicks > 1) throw new Error('The bomb went off.');
  return (
    <button type="button" data-testid={id} onClick={() => setClicks(clicks + 1)}>
      {`Bomb: ${clicks}`}
    </button>
  );
}
