export default {
  title: 'Broken',
  url: 'https://broken.example',
  baseUrl: '/',
  themeConfg: { navbar: { title: 'Broken' } },
};
