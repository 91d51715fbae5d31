import React, { useEffect, useState } from 'react';

/** Starts by itself once it is on screen. */
export default function Clock() {
  const [started, setStarted] = useState(false);
  useEffect(() => setStarted(true), []);
  return <p data-testid="clock">{started ? 'The clock runs' : 'The clock stands still'}</p>;
}
