/** The one script that every page loads. This is a program, not a library: loading it starts it. */
import { boot } from './boot.js';

boot();
