import { Glyph, type IconProps } from '../Glyph.js';

export type Props = IconProps;

export default function Email(props: Props) {
  return (
    <Glyph {...props}>
      <rect x="3" y="5" width="18" height="14" rx="2" />
      <path d="m3.500 7 8.500 6 8.500-6" />
    </Glyph>
  );
}
