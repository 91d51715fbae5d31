import Heading, { type Props as HeadingProps } from '@theme/Heading';

export type Props = HeadingProps;

export default function MDXHeading(props: Props) {
  return <Heading {...props} />;
}
