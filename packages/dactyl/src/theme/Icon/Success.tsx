import { Glyph, type IconProps } from './Glyph.js';

export type Props = IconProps;

export default function IconSuccess(props: Props) {
  return (
    <Glyph {...props}>
      <path d="m5 13 4.500 4.500L19 7" />
    </Glyph>
  );
}
