export { useRef as usePocket } from 'react';
