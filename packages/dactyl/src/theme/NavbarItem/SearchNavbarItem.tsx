import NavbarSearch from '@theme/Navbar/Search';
import SearchBar from '@theme/SearchBar';

export interface Props {
  mobile?: boolean;
  className?: string;
}

/** The position of the search bar in the navbar. The mobile menu has no search bar, because the navbar keeps it. */
export default function SearchNavbarItem({ mobile = false, className }: Props) {
  if (mobile) return null;
  return (
    <NavbarSearch className={className}>
      <SearchBar />
    </NavbarSearch>
  );
}
