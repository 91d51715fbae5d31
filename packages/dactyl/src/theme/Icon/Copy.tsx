import { Glyph, type IconProps } from './Glyph.js';

export type Props = IconProps;

export default function IconCopy(props: Props) {
  return (
    <Glyph {...props}>
      <rect x="9" y="9" width="11" height="11" rx="2" />
      <path d="M5 15H4V6a2 2 0 0 1 2-2h9v1" />
    </Glyph>
  );
}
