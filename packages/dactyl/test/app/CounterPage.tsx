import Layout from '@theme/Layout';
import { useEffect, useState } from 'react';
import Counter from './Counter.js';

export default function CounterPage() {
  const [mounted, setMounted] = useState(false);
  const [failed, setFailed] = useState(false);
  useEffect(() => setMounted(true), []);
  return (
    <Layout title="Counter">
      <main data-mounted={mounted}>
        <h1>Counter</h1>
        <Counter name="page" />
        <button id="fail" type="button" onClick={() => setFailed(true)}>
          Fail
        </button>
        {failed && <Failing />}
      </main>
    </Layout>
  );
}

function Failing(): never {
  throw new Error('It was asked to.');
}
