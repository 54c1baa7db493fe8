import { pageConfig } from './tools/scripts/page-config.mjs';
import { licencesPlugins } from './tools/scripts/vite-plugin-licences.mjs';

export default pageConfig(licencesPlugins());
