/** Hydrates the component that the page names. */
import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import * as components from './components.js';

const root = document.getElementById('react');
const name = root?.dataset.component as keyof typeof components; // the page was made with it
if (root) hydrateRoot(root, createElement(components[name]), { onRecoverableError: console.error });
