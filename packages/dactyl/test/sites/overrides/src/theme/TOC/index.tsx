import type { Props } from '@theme/TOC';
import TOC from '@theme-original/TOC';

/** Wrapped: a few words above. */
export default function TOCWrapper(props: Props) {
  return (
    <div className="contents">
      <p>In short</p>
      <TOC {...props} />
    </div>
  );
}
