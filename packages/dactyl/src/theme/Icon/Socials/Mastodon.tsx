import { Glyph, type IconProps } from '../Glyph.js';

export type Props = IconProps;

export default function Mastodon(props: Props) {
  return (
    <Glyph {...props}>
      <path d="M16.500 17.300c2.200-.4 3.700-1.800 3.900-3.800.2-1.600.3-3.200.1-4.800-.2-3-2-4.400-4.300-4.800a30 30 0 0 0-8.400 0C5.500 4.300 3.600 5.800 3.500 8.700c-.1 2.100-.1 4.100.3 6.200.7 4 4.200 5.800 8.200 5.600 1.200 0 2.300-.2 3.300-.6v-1.700c-3 .8-6.300.7-6.800-1.400" />
      <path d="M8 13.500V9.700c0-2.700 4-2.700 4 .3v1.500V10c0-3 4-3 4-.3v3.800" />
    </Glyph>
  );
}
