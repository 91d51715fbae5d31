import { useState } from 'react';

export interface CopyCssLabels {
  title: string;
  copy: string;
  copied: string;
  /** Where the browser does not let pages write to the clipboard. */
  refused: string;
}

/** The CSS to paste into a style sheet of one's own site. */
export function CopyCss({ css, labels }: { css: string; labels: CopyCssLabels }) {
  const [outcome, setOutcome] = useState<{ css: string; message: string }>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(css);
      setOutcome({ css, message: labels.copied });
    } catch {
      setOutcome({ css, message: labels.refused });
    }
  };
  return (
    <div>
      <pre className="color-generator__css" tabIndex={0} role="group" aria-label={labels.title}>
        <code>{css}</code>
      </pre>
      <button type="button" className="button button--primary" onClick={() => void copy()}>
        {labels.copy}
      </button>{' '}
      <span role="status" className="color-generator__outcome">
        {/* What was copied is no longer what stands here when the reader has changed it since. */}
        {outcome?.css === css && outcome.message}
      </span>
    </div>
  );
}
