import { useState } from 'react';
import Part from './_embedded-part.mdx';

/** The same part, which the browser renders. */
export function EmbeddedPart() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div>
      <button className="button button--primary margin-bottom--md" onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? 'Hide the part' : 'Show the part'}
      </button>
      {isOpen && <Part by="an island" />}
    </div>
  );
}
