import { Glyph, type IconProps } from '../Glyph.js';

export type Props = IconProps;

export default function Twitch(props: Props) {
  return (
    <Glyph {...props}>
      <path d="M5 3.500h15v10l-4 4h-4l-3.500 3.500v-3.500H5ZM11.500 8v4M16 8v4" />
    </Glyph>
  );
}
