import { useState, type KeyboardEvent } from 'react';

/** Says which events it heard. */
export default function Events() {
  const [heard, setHeard] = useState<string[]>([]);
  const hear = (what: string) => setHeard((before) => [...before, what]);
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' || event.key === 'a') hear(`key ${event.key}${event.shiftKey ? ' shift' : ''}`);
  }
  return (
    <div data-testid="events">
      <button type="button" onClick={(event) => hear(event.shiftKey ? 'shift click' : 'click')}>
        Click me
      </button>
      <input aria-label="Keys" onKeyDown={onKeyDown} />
      <input aria-label="Focus" onFocus={() => hear('focus')} />
      <output>{heard.join(', ')}</output>
    </div>
  );
}
