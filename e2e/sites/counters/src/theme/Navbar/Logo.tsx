import Logo from '@theme-original/Navbar/Logo';
import NavCounter from '@site/src/NavCounter';

export default function LogoAndCounter() {
  return (
    <>
      <Logo />
      <NavCounter />
    </>
  );
}
