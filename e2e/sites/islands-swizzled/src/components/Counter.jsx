import React, { useState } from 'react';

export default function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" data-testid="global-counter" onClick={() => setCount(count + 1)}>
      Global: {count}
    </button>
  );
}
