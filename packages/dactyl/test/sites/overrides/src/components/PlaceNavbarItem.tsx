import { useLocation } from '@docusaurus/router';

export default function PlaceNavbarItem({ prefix, mobile = false }: { prefix: string; mobile?: boolean }) {
  const { pathname } = useLocation();
  return mobile ? null : (
    <span className="place">
      {prefix} {pathname}
    </span>
  );
}
