/** Sidebar of the pages about the project. */
export default { community: ['support', 'team', 'resources'] };
