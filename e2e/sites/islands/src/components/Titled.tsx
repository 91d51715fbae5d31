import Head from '@docusaurus/Head';
import { useState } from 'react';

export default function Titled() {
  const [times, setTimes] = useState(0);
  return (
    <div data-testid="titled">
      <Head>
        <meta name="times" content={String(times)} />
        {times > 0 && <title>{`Titled ${times}`}</title>}
        {times > 0 && <html data-times={times} />}
      </Head>
      <button type="button" onClick={() => setTimes(times + 1)}>{`Times: ${times}`}</button>
    </div>
  );
}
