export default { counters: ['counting', 'plain', 'inline', 'whole'] };
