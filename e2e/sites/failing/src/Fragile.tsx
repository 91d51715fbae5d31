import { useState } from 'react';

/** Crashes while the document says so. */
export default function Fragile() {
  const [count, setCount] = useState(0);
  if (count > 0 && document.body.dataset.broken) {
    throw new Error('The mast is broken.', {
      cause: new Error('The wind was strong.', { cause: new Error('It is autumn.') }),
    });
  }
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Count: {count}
    </button>
  );
}
