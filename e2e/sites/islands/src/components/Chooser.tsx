import { useState, type ComponentType, type ReactElement, type ReactNode } from 'react';

interface Props {
  /** Components as values. */
  views: Record<string, ComponentType<{ label: string }>>;
  badge: ReactElement;
  parts: ReactNode[];
}

export default function Chooser({ views, badge, parts }: Props) {
  const names = Object.keys(views);
  const [current, setCurrent] = useState(names[0] ?? '');
  const View = views[current];
  return (
    <div data-testid="chooser">
      {badge}
      {names.map((name) => (
        <button type="button" key={name} onClick={() => setCurrent(name)}>
          {name}
        </button>
      ))}
      <div data-testid="chosen">{View && <View label={current} />}</div>
      <ol>{parts}</ol>
    </div>
  );
}
