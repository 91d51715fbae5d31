import { Children, cloneElement, isValidElement, useState, type ReactElement, type ReactNode } from 'react';

/** Looks into its children: counts, filters and changes them. */
export default function Steps({ children }: { children: ReactNode }) {
  const [current, setCurrent] = useState(0);
  const steps = Children.toArray(children).filter((child): child is ReactElement<StepProps> => isValidElement(child));
  return (
    <div data-testid="steps">
      <p>{`Step ${current + 1} of ${Children.count(steps)}`}</p>
      <ol>
        {Children.map(steps, (step, index) =>
          cloneElement(step, {
            className: index === current ? 'step step--current' : 'step',
            title: `no. ${index + 1}`,
          }),
        )}
      </ol>
      <p>{steps[current]?.props.name ?? 'no name'}</p>
      <button type="button" onClick={() => setCurrent((current + 1) % steps.length)}>
        Next step
      </button>
    </div>
  );
}

interface StepProps {
  name?: string;
  className?: string;
  title?: string;
  children?: ReactNode;
}
