import { useState } from 'react';
import { step } from './step';

export default function Counter({ label }: { label: string }) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" data-testid="counter" onClick={() => setCount(count + step)}>
      {label}: {count}
    </button>
  );
}
