import AdmonitionTypes from '@theme/Admonition/Types';
import type { AdmonitionProps } from './Admonition/admonition-props.js';

export type Props = AdmonitionProps & {
  /** Type, such as `note` or `tip`. An unknown type looks like `info`. */
  type: string;
};

/** An admonition. Markdown is compiled to the same markup, unless a site replaces this component. */
export default function Admonition({ type, ...props }: Props) {
  const Type = AdmonitionTypes[type] ?? AdmonitionTypes['info'];
  return Type ? <Type {...props} /> : null;
}
