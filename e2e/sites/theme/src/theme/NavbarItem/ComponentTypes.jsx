import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import Greeting from '../../Greeting';

export default { ...ComponentTypes, 'custom-greeting': Greeting };
