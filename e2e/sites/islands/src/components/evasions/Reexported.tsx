import { useBox } from './hooks-again';

/** 2: the hook comes under another name from another module. */
export default function Reexported() {
  const [count, setCount] = useBox(0);
  return (
    <button type="button" data-testid="reexported" onClick={() => setCount(count + 1)}>
      {`Reexported: ${count}`}
    </button>
  );
}
