export default { docs: ['fine', 'fien'] };
