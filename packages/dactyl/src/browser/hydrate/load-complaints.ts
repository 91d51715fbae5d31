/** Code for errors is loaded only when an error occurs. */
export const loadComplaints = () => import('./complaints.js');
