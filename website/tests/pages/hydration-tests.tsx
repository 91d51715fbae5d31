import { useState } from 'react';
import Link from '@docusaurus/Link';
import { TestPage } from './_test-page';

export default function HydrationTests() {
  return (
    <TestPage
      title="Hydration"
      about="React takes over the text below when you come near. Between links, spaces and commas it must find the same
        pieces of text that the server wrote: the console of the browser stays silent, and the button counts."
    >
      <Sentences />
    </TestPage>
  );
}

function Sentences() {
  const [count, setCount] = useState(0);
  const tests = <Link to="/tests">test areas</Link>;
  return (
    <>
      <p>
        <Link to="/">Home</Link>, <Link to="/docs">docs</Link> and {tests}.
      </p>
      <p>
        {tests} <Link to="/blog">blog</Link>,<Link to="/changelog">changelog</Link>
        {' , '}
        {count} {count === 1 ? 'click' : 'clicks'}, {''}
        {null} and
        {' the end'}.
      </p>
      <p> Space before and after </p>
      <button type="button" className="button button--primary" onClick={() => setCount(count + 1)}>
        Count: {count}
      </button>
    </>
  );
}
