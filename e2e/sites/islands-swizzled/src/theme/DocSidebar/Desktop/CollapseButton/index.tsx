import type { Props } from '@theme/DocSidebar/Desktop/CollapseButton';

/** Ejected: a button with a word. */
export default function CollapseButton({ onClick }: Props) {
  return (
    <button type="button" onClick={onClick}>
      Narrow sidebar
    </button>
  );
}
