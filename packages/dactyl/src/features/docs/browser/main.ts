/** The script of sites whose docs have several versions. This is a program, not a library: loading it starts it. */
import { SETTINGS_ID, type BootSettings } from '../../../shared/boot-settings.js';
import { startVersions } from './preferred-version.js';

const json = document.getElementById(SETTINGS_ID)?.textContent;
// The cast: `node/pipeline/` wrote the element, from the same type.
if (json) startVersions(JSON.parse(json) as BootSettings);
