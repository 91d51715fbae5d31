import { useEffect, useState } from 'react';

interface Props {
  /** Text while nothing has happened. */
  empty: string;
}

const NAMES = ['dactyl:search', 'dactyl:feedback'];
/** Older ones go. */
const MOST = 5;

/** What analytics would hear of this page. The example shows it and sends it nowhere. */
export default function EventsExample({ empty }: Props) {
  const [heard, setHeard] = useState<string[]>([]);
  useEffect(() => {
    const hear = (event: Event) => {
      // The cast: both events have details, which are JSON.
      const text = JSON.stringify((event as CustomEvent<object>).detail);
      setHeard((before) => [...before, `${event.type} ${text}`].slice(-MOST));
    };
    for (const name of NAMES) document.addEventListener(name, hear);
    return () => {
      for (const name of NAMES) document.removeEventListener(name, hear);
    };
  }, []);
  return (
    <div className="demo" role="log">
      {heard.length === 0 ? (
        <p>{empty}</p>
      ) : (
        heard.map((text, index) => (
          <p key={`${index} ${text}`}>
            <code>{text}</code>
          </p>
        ))
      )}
    </div>
  );
}
