import { useState, type ReactNode } from 'react';

interface Props {
  id: string;
  heading: ReactNode;
  icon?: ReactNode;
  initiallyOpen?: boolean;
  children: ReactNode;
}

/** Shows its children or not. A panel that is closed at first renders nothing of them on the server. */
export default function Panel({ id, heading, icon, initiallyOpen = false, children }: Props) {
  const [open, setOpen] = useState(initiallyOpen);
  return (
    <div data-testid={id}>
      <h3>
        {icon} {heading}
      </h3>
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? 'Close' : 'Open'}
      </button>
      {open && <div className="panel-body">{children}</div>}
    </div>
  );
}
