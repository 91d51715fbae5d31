import { Glyph, type IconProps } from '../Glyph.js';

export type Props = IconProps;

export default function Twitter(props: Props) {
  return (
    <Glyph {...props}>
      <path d="M3.500 18.500c4.500 2.500 14 1.500 14.500-9l2.500-3-2.700.4C16 3.500 11.500 5 12 9 8.500 9 6 7 4.200 5c-1 3 .2 5.500 2.300 6.800L4.300 11.500c.3 2 1.700 3.300 3.700 3.900-1.200 1.700-2.600 2.600-4.500 3.100Z" />
    </Glyph>
  );
}
