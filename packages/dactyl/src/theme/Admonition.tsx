import AdmonitionTypes from '@theme/Admonition/Types';
import type { AdmonitionProps } from './Admonition/admonition-props.js';

export type Props = AdmonitionProps & {
  /** `note`, `tip` and so on. An unknown one looks like `info`. */
  type: string;
};

/** A note to the reader. Markdown writes the same markup, unless a site replaces this component. */
export default function Admonition({ type, ...props }: Props) {
  const Type = AdmonitionTypes[type] ?? AdmonitionTypes['info'];
  return Type ? <Type {...props} /> : null;
}
