import { Glyph, type IconProps } from '../Glyph.js';

export type Props = IconProps;

export default function X(props: Props) {
  return (
    <Glyph {...props}>
      <path d="M4 4h4l12 16h-4zM20 4l-7 7.500M4 20l7-7.500" />
    </Glyph>
  );
}
