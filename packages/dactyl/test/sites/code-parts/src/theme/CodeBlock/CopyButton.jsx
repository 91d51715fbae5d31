import { useState } from 'react';

export default function CopyButton({ code, className }) {
  const [isCopied, setCopied] = useState(false);
  return (
    <button
      type="button"
      className={`my-copy ${className ?? ''}`}
      data-length={code.length}
      onClick={() => setCopied(true)}
    >
      {isCopied ? 'Done' : 'Take'}
    </button>
  );
}
