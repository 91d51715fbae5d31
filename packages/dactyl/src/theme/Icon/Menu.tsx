import { Glyph, type IconProps } from './Glyph.js';

export type Props = IconProps;

export default function IconMenu(props: Props) {
  return (
    <Glyph width={24} height={24} {...props}>
      <path d="M4 7h16M4 12h16M4 17h16" />
    </Glyph>
  );
}
