/** Matches a pathname against a pattern such as `/docs/:id`, and returns the values of its parameters. */
export { matchPath as default } from 'react-router';
