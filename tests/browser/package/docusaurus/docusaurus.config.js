export default {
  title: 'Course',
  url: 'http://localhost',
  baseUrl: '/course/',
  favicon: 'data:,',
  clientModules: ['./src/plyscope.js'],
  presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]],
};
