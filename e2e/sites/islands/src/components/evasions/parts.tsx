import { useState } from 'react';

function Tick() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" data-testid="from-map" onClick={() => setCount(count + 1)}>
      {`Map: ${count}`}
    </button>
  );
}

export const parts = { tick: Tick, rest: 'hr' };
