import { Glyph, type IconProps } from './Glyph.js';

export type Props = IconProps;

export default function IconLightMode(props: Props) {
  return (
    <Glyph {...props}>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M5.6 18.4 7 17M17 7l1.4-1.4" />
    </Glyph>
  );
}
