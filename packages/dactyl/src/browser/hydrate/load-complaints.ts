/** What is only needed when something is wrong is a file of its own. */
export const loadComplaints = () => import('./complaints.js');
