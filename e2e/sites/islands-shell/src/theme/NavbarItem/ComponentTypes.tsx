import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import BasketItem from '../../components/BasketItem';

export default { ...ComponentTypes, 'custom-basket': BasketItem };
