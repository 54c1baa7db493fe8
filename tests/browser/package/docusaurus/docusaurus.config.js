export default {
  title: 'Course',
  url: 'http://localhost',
  baseUrl: '/course/',
  clientModules: ['./src/plyscope.js'],
  presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]],
};
