import { Glyph, type IconProps } from '../Glyph.js';

export type Props = IconProps;

export default function GitHub(props: Props) {
  return (
    <Glyph {...props}>
      <circle cx="6" cy="5" r="2" />
      <circle cx="6" cy="19" r="2" />
      <circle cx="18" cy="7" r="2" />
      <path d="M6 7v10M18 9c0 4-4 4-8 5-2 .5-3 1.500-4 3" />
    </Glyph>
  );
}
