export default {
  guide: [
    'intro',
    {
      type: 'category',
      label: 'Basics',
      link: { type: 'generated-index', slug: '/basics', description: 'What to know first.' },
      items: [
        'install',
        { type: 'category', label: 'Deep', link: { type: 'doc', id: 'deep/nested' }, items: ['deep/leaf'] },
      ],
    },
    { type: 'category', label: 'Rest', items: ['dummy', 'not-indexed'] },
    'hidden',
  ],
  api: ['api/overview', 'api/cli'],
};
