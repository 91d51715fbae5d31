import { useId, useState } from 'react';

export default function Counter({ name }: { name: string }) {
  const [count, setCount] = useState(0);
  const id = useId();
  return (
    <label htmlFor={id}>
      {name}
      <button id={id} data-counter={name} type="button" onClick={() => setCount(count + 1)}>
        {count}
      </button>
    </label>
  );
}
