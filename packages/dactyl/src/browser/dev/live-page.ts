/**
 * Loaded together with React during development: a page that has it shows edits of its islands by Fast Refresh.
 * `client.ts` asks by an event, because it is there without React too.
 */
document.addEventListener('dactyl:is-live', (event) => event.preventDefault());
