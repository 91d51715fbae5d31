import BrowserOnly from '@docusaurus/BrowserOnly';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useIsBrowser from '@docusaurus/useIsBrowser';
import CodeBlock from '@theme/CodeBlock';
import React from 'react';

export default function Browser() {
  const isBrowser = useIsBrowser();
  return (
    <div>
      <p data-testid="is-browser">{isBrowser ? 'In a browser' : 'On a server'}</p>
      <BrowserOnly fallback={<p data-testid="width">Width unknown</p>}>
        {() => <p data-testid="width">{`Width ${window.innerWidth}`}</p>}
      </BrowserOnly>
      <BrowserOnly>{() => <CodeBlock language="bash">{`curl --head ${location.origin}`}</CodeBlock>}</BrowserOnly>
    </div>
  );
}

/** Asks without a hook, in an event handler only. */
export function CanUse() {
  return (
    <button
      type="button"
      data-testid="can-use"
      onClick={(event) => (event.currentTarget.textContent = String(ExecutionEnvironment.canUseDOM))}
    >
      Can use the DOM?
    </button>
  );
}
