import { Glyph, type IconProps } from '../Glyph.js';

export type Props = IconProps;

export default function Instagram(props: Props) {
  return (
    <Glyph {...props}>
      <rect x="3.500" y="3.500" width="17" height="17" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M17 7v.1" />
    </Glyph>
  );
}
