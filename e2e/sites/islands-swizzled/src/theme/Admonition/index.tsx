import Admonition from '@theme-original/Admonition';
import { useState, type ComponentProps } from 'react';

/** A note that readers can fold. */
export default function FoldingAdmonition(props: ComponentProps<typeof Admonition>) {
  const [folded, setFolded] = useState(false);
  return (
    <div data-testid="admonition">
      <button type="button" onClick={() => setFolded(!folded)}>
        {folded ? 'Unfold' : 'Fold'}
      </button>
      {!folded && <Admonition {...props} />}
    </div>
  );
}
