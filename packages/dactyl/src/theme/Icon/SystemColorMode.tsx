import { Glyph, type IconProps } from './Glyph.js';

export type Props = IconProps;

/** A circle that is light on one half and dark on the other. */
export default function IconSystemColorMode(props: Props) {
  return (
    <Glyph {...props}>
      <circle cx="12" cy="12" r="8" />
      <path d="M12 4a8 8 0 0 1 0 16Z" fill="currentColor" />
    </Glyph>
  );
}
