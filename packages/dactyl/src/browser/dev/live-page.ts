/**
 * Loaded together with React in development: its presence shows that Fast Refresh updates the page's islands.
 * `client.ts` asks with an event, because it is loaded without React too.
 */
document.addEventListener('dactyl:is-live', (event) => event.preventDefault());
