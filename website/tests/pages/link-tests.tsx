import { useRef } from 'react';
import Link from '@docusaurus/Link';
import { TestPage } from './_test-page';

export default function LinkTests() {
  return (
    <TestPage
      title="Links"
      about="The component below holds on to its link with a ref. The button reaches through it, and turns the link red."
    >
      <LinkWithRef />
    </TestPage>
  );
}

function LinkWithRef() {
  const link = useRef<HTMLAnchorElement>(null);
  const recolor = () => {
    if (link.current) link.current.style.color = 'red';
  };
  return (
    <p>
      <Link to="/tests" ref={link}>
        A link to the test areas
      </Link>{' '}
      <button type="button" className="button button--secondary button--sm" onClick={recolor}>
        Make the link red
      </button>
    </p>
  );
}
