import { Glyph, type IconProps } from '../Glyph.js';

export type Props = IconProps;

export default function StackOverflow(props: Props) {
  return (
    <Glyph {...props}>
      <path d="M5 14v6h13v-6M8 17h7M8.200 13.500l6.800.8M9.300 9.800l6.400 2.400M11.800 6l5.400 4.200" />
    </Glyph>
  );
}
