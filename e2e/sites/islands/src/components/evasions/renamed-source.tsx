import { useState } from 'react';

function Plain() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" data-testid="renamed" onClick={() => setCount(count + 1)}>
      {`Renamed: ${count}`}
    </button>
  );
}

export { Plain as default };
