import { Glyph, type IconProps } from './Glyph.js';

export type Props = IconProps;

export default function IconWordWrap(props: Props) {
  return (
    <Glyph {...props}>
      <path d="M4 6h16M4 12h12a3 3 0 0 1 0 6h-4M4 18h4M14 15.500 11.500 18l2.500 2.500" />
    </Glyph>
  );
}
