import NavbarSearch from '@theme/Navbar/Search';
import SearchBar from '@theme/SearchBar';

export interface Props {
  mobile?: boolean;
  className?: string;
}

/** Says where the search bar stands; the mobile menu has none, the bar keeps it. */
export default function SearchNavbarItem({ mobile = false, className }: Props) {
  if (mobile) return null;
  return (
    <NavbarSearch className={className}>
      <SearchBar />
    </NavbarSearch>
  );
}
