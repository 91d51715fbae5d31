import { Glyph, type IconProps } from './Glyph.js';

export type Props = IconProps;

export default function IconClose(props: Props) {
  return (
    <Glyph {...props}>
      <path d="M6 6l12 12M18 6 6 18" />
    </Glyph>
  );
}
