import { useState } from 'react';

export default function Counter({ label, children }) {
  const [count, setCount] = useState(0);
  return (
    <div className="counter">
      <span>
        {label}: {count}
      </span>
      <button onClick={() => setCount(count + 1)}>Count</button>
      {children}
    </div>
  );
}
