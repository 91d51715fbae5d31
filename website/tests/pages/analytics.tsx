import { useState } from 'react';
import { TestPage } from './_test-page';

declare global {
  interface Window {
    /** Made by Google's script, which this site does not load. */
    gtag?: (command: 'event', name: string, parameters: Record<string, string>) => void;
  }
}

export default function Analytics() {
  return (
    <TestPage
      title="Analytics"
      about="The button sends an event of its own to Google Analytics, by the function that the gtag plugin puts on the
        page. This site does not load that plugin, so the line below the button says that nobody listens. Where there is
        such a function, it is called once for each click, with the name of the event, its category and its label."
    >
      <SendEvent />
    </TestPage>
  );
}

function SendEvent() {
  const [said, setSaid] = useState('Nothing was sent yet.');
  const send = () => {
    window.gtag?.('event', 'test_click', { event_category: 'tests', event_label: 'analytics page' });
    setSaid(window.gtag ? 'The event was sent.' : 'Nobody listens: there is no gtag on this page.');
  };
  return (
    <>
      <button type="button" className="button button--primary" onClick={send}>
        Send an event
      </button>
      <p role="status">{said}</p>
    </>
  );
}
