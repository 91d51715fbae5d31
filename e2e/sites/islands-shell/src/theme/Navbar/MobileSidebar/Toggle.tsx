import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import { useState } from 'react';

/** Ejected, with state. */
export default function MobileSidebarToggle() {
  const { toggle, shown } = useNavbarMobileSidebar();
  const [times, setTimes] = useState(0);
  return (
    <button
      type="button"
      className="navbar__toggle clean-btn"
      data-testid="menu-toggle"
      aria-label="Toggle the menu"
      aria-expanded={shown}
      onClick={() => {
        setTimes(times + 1);
        toggle();
      }}
    >
      {`Menu ${times}`}
    </button>
  );
}
