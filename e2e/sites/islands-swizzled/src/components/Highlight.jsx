import React from 'react';

/** Static, and known to all Markdown files. */
export default function Highlight({ children, color }) {
  return (
    <mark data-testid="highlight" style={{ backgroundColor: color }}>
      {children}
    </mark>
  );
}
