import { Glyph, type IconProps } from './Glyph.js';

export type Props = IconProps;

export default function IconArrow(props: Props) {
  return (
    <Glyph {...props}>
      <path d="m13 6 6 6-6 6M5 12h14" />
    </Glyph>
  );
}
