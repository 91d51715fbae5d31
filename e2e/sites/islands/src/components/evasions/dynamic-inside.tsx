import { useState } from 'react';

export default function Inside() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" data-testid="dynamic" onClick={() => setCount(count + 1)}>
      {`Dynamic: ${count}`}
    </button>
  );
}
