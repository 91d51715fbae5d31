export default { notes: ['first', 'second'] };
