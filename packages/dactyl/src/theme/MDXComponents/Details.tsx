import { Children, isValidElement, type ComponentProps, type ReactElement } from 'react';
import Details from '@theme/Details';

export type Props = ComponentProps<'details'>;

export default function MDXDetails({ children, ...props }: Props) {
  const parts = Children.toArray(children);
  const summary = parts.find((part): part is ReactElement => isValidElement(part) && part.type === 'summary');
  return (
    <Details {...props} summary={summary}>
      {parts.filter((part) => part !== summary)}
    </Details>
  );
}
