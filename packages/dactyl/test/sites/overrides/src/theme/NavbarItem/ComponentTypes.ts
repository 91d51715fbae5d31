import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import PlaceNavbarItem from '@site/src/components/PlaceNavbarItem';

export default { ...ComponentTypes, 'custom-place': PlaceNavbarItem };
