export default { community: ['team', { type: 'category', label: 'Rules', items: ['rules'] }] };
