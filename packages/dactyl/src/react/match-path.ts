/** Whether a pathname fits a pattern such as `/docs/:id`, and what stands in its places. */
export { matchPath as default } from 'react-router';
