import { useState } from 'react';
import Interpolate from '@docusaurus/Interpolate';
import Link from '@docusaurus/Link';
import { TestPage } from './_test-page';

/** Its state is outside of the layout, and so is what it throws. */
export default function ErrorBoundaryTests() {
  const [crashed, setCrashed] = useState(false);
  if (crashed) throw new Error('The page crashed outside of its layout.');
  return (
    <TestPage
      title="Error boundaries"
      about="The first button makes the page itself throw, outside of the layout: a message stands in place of the whole
        page. The second makes a component inside of the layout throw: navbar and footer stay, and the message stands
        between them. Either message comes with the causes of the error and with a button that tries again."
    >
      <p>
        <button type="button" className="button button--danger" onClick={() => setCrashed(true)}>
          Crash outside of the layout
        </button>
      </p>
      <Crasher />
      <h2>Elements in a text</h2>
      <p>
        <Interpolate
          values={{
            areas: <Link to="/tests">the test areas</Link>,
            pages: <Link to="/tests/pages">the test pages</Link>,
          }}
        >
          {'Two links in one sentence, to {areas} and to {pages}, which have no name of their own.'}
        </Interpolate>
      </p>
    </TestPage>
  );
}

function Crasher() {
  const [crashed, setCrashed] = useState(false);
  if (crashed) {
    throw new Error('A component crashed inside of the layout.', { cause: new Error('Somebody pressed the button.') });
  }
  return (
    <p>
      <button type="button" className="button button--danger" onClick={() => setCrashed(true)}>
        Crash inside of the layout
      </button>
    </p>
  );
}
