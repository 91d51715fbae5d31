/** A component with state, which needs the React of the site, on the server and in the browser. */
import { useState } from 'react';

export default function Lamp() {
  const [isOn, setIsOn] = useState(false);
  return (
    <button type="button" className="button button--secondary" aria-pressed={isOn} onClick={() => setIsOn(!isOn)}>
      The lamp is {isOn ? 'on' : 'off'}
    </button>
  );
}
