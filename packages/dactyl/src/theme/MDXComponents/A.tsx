import Link, { type LinkProps } from '../../react/Link.js';

export type Props = LinkProps;

export default function MDXA(props: Props) {
  return <Link {...props} />;
}
