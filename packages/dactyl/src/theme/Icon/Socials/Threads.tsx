import { Glyph, type IconProps } from '../Glyph.js';

export type Props = IconProps;

export default function Threads(props: Props) {
  return (
    <Glyph {...props}>
      <path d="M18.500 9C18 5.500 15.700 3.500 12.200 3.500 7.700 3.500 5 6.800 5 12s2.700 8.500 7.200 8.500c3.800 0 6.300-2 6.300-4.800 0-3-2.600-4.500-6-4.500-2.400 0-4 1.100-4 2.800 0 1.600 1.300 2.600 3.100 2.600 2.600 0 4-1.900 3.900-5.100-.1-2-1.200-3.200-3.200-3.200-1.200 0-2.200.5-2.800 1.500" />
    </Glyph>
  );
}
