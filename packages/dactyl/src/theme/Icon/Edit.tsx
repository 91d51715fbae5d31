import { Glyph, type IconProps } from './Glyph.js';

export type Props = IconProps;

export default function IconEdit(props: Props) {
  return (
    <Glyph width={18} height={18} {...props}>
      <path d="M4 20h4L19 9a2.1 2.1 0 0 0-3-3L5 17zM14 8l3 3" />
    </Glyph>
  );
}
