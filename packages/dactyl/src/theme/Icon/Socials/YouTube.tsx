import { Glyph, type IconProps } from '../Glyph.js';

export type Props = IconProps;

export default function YouTube(props: Props) {
  return (
    <Glyph {...props}>
      <rect x="2.500" y="5.500" width="19" height="13" rx="4" />
      <path d="m10.200 9.300 4.800 2.700-4.800 2.700Z" />
    </Glyph>
  );
}
