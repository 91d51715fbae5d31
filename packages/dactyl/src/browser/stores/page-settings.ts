import { SETTINGS_ID, type BootSettings } from '../../shared/boot-settings.js';

let read: BootSettings | undefined;

/** The settings that the page gives to its scripts. They belong to the document, so they are read only once. */
export function pageSettings(): BootSettings {
  read ??= parse();
  return read;
}

function parse(): BootSettings {
  const json = document.getElementById(SETTINGS_ID)?.textContent;
  if (!json) throw new Error(`This document is no page of the site: it has no element #${SETTINGS_ID}.`);
  return JSON.parse(json) as BootSettings; // `node/production/` wrote the element, from the same type
}
