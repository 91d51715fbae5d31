import { Glyph, type IconProps } from '../Glyph.js';

export type Props = IconProps;

export default function LinkedIn(props: Props) {
  return (
    <Glyph {...props}>
      <rect x="3" y="3" width="18" height="18" rx="2" />
      <path d="M7.500 10.500V17M7.500 7.200v.1M11.500 17v-6.500M11.500 13c0-1.600 1-2.600 2.500-2.600s2.500 1 2.500 2.600v4" />
    </Glyph>
  );
}
