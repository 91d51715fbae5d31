import NavbarContent from '@theme-original/Navbar/Content';
import { useState } from 'react';
import { useReader } from '@site/src/components/reader';

/** A button beside all that a navbar has, which tells `Root`, and counts for itself. */
export default function NavbarContentWrapper() {
  const { isFocused, setFocused } = useReader();
  const [presses, setPresses] = useState(0);
  return (
    <>
      <NavbarContent />
      <button
        type="button"
        data-testid="focus"
        aria-pressed={isFocused}
        onClick={() => {
          setFocused(!isFocused);
          setPresses(presses + 1);
        }}
      >
        {`Focus: ${presses}`}
      </button>
    </>
  );
}
