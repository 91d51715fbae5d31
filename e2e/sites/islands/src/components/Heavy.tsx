import { useState } from 'react';

export default function Heavy() {
  const [weight, setWeight] = useState(100);
  return (
    <button type="button" data-testid="heavy" onClick={() => setWeight(weight + 1)}>
      {`Heavy: ${weight}`}
    </button>
  );
}

export function Late() {
  return <p data-testid="late">Better late than never</p>;
}
