import { Glyph, type IconProps } from './Glyph.js';

export type Props = IconProps;

export default function IconExternalLink({ className, ...props }: Props) {
  return (
    <Glyph width={14} height={14} className={className ?? 'dactyl-external-icon'} {...props}>
      <path d="M14 4h6v6M20 4l-9 9M18 14v5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h5" />
    </Glyph>
  );
}
