export { startDactylServer, type DactylServer } from '../../packages/dactyl/test/site/dactyl-server.js';
