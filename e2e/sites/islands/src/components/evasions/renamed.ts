export { default as Harmless } from './renamed-source';
