/** The types of items of the navbar, and one of our own for the test pages. */
import type { ComponentType } from 'react';
import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import TestItem from '../../components/TestItem.js';

const types: Record<string, ComponentType<never>> = { ...ComponentTypes, 'custom-test-item': TestItem };

export default types;
