import type { Props } from '@theme/ColorModeToggle';
import ColorModeToggle from '@theme-original/ColorModeToggle';

/** Wrapped: in a frame. */
export default function ColorModeToggleWrapper(props: Props) {
  return (
    <span className="lamp">
      <ColorModeToggle {...props} />
    </span>
  );
}
