import { useState } from 'react';

export default function NavCounter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" data-testid="nav-counter" onClick={() => setCount(count + 1)}>
      Clicks: {count}
    </button>
  );
}
