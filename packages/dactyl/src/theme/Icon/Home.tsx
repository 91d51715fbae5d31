import { Glyph, type IconProps } from './Glyph.js';

export type Props = IconProps;

export default function IconHome(props: Props) {
  return (
    <Glyph width={18} height={18} {...props}>
      <path d="m4 11 8-7 8 7v8a1 1 0 0 1-1 1h-4v-6H9v6H5a1 1 0 0 1-1-1z" />
    </Glyph>
  );
}
