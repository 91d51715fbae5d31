export { useState as useBox } from 'react';
export * from './hooks-more';
