/** Entry: the scripts of the site and its plugins, with the news of each navigation. Loading it starts them. */
import modules from 'virtual:dactyl/client-modules';
import { startRouteUpdates } from './route-updates.js';

startRouteUpdates(modules);
