import { Glyph, type IconProps } from './Glyph.js';

export type Props = IconProps;

export default function IconLanguage(props: Props) {
  return (
    <Glyph {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="M3 12h18M12 3c2.5 2.5 3.8 5.6 3.8 9s-1.300 6.500-3.800 9c-2.500-2.500-3.800-5.600-3.800-9S9.500 5.500 12 3Z" />
    </Glyph>
  );
}
