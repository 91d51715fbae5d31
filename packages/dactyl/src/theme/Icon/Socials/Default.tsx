import { Glyph, type IconProps } from '../Glyph.js';

export type Props = IconProps;

export default function DefaultSocial(props: Props) {
  return (
    <Glyph {...props}>
      <path d="M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.700-5.700L12 7M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.700 5.700L12 17" />
    </Glyph>
  );
}
