import { useState } from 'react';

export default function Clicker({ id }: { id: string }) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" data-testid={id} onClick={() => setCount(count + 1)}>
      {`${id}: ${count}`}
    </button>
  );
}
