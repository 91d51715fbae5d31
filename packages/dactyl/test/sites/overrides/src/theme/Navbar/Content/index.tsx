import NavbarContent from '@theme-original/Navbar/Content';

/** Wrapped: a badge beside all that a navbar has. */
export default function NavbarContentWrapper() {
  return (
    <>
      <NavbarContent />
      <b className="badge">Preview</b>
    </>
  );
}
