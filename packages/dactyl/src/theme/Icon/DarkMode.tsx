import { Glyph, type IconProps } from './Glyph.js';

export type Props = IconProps;

export default function IconDarkMode(props: Props) {
  return (
    <Glyph {...props}>
      <path d="M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5Z" />
    </Glyph>
  );
}
