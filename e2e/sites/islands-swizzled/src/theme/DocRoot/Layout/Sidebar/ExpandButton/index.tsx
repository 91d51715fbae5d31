import type { Props } from '@theme/DocRoot/Layout/Sidebar/ExpandButton';

/** Ejected: shown in place of a hidden sidebar. */
export default function ExpandButton({ toggleSidebar }: Props) {
  return (
    <button type="button" aria-label="Wide sidebar" onClick={toggleSidebar}>
      »
    </button>
  );
}
