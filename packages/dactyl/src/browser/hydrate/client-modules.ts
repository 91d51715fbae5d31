/**
 * Entry: client modules of the site and its plugins, which are notified of each navigation. Loading the entry
 * starts them.
 */
import modules from 'virtual:dactyl/client-modules';
import { startRouteUpdates } from './route-updates.js';

startRouteUpdates(modules);
