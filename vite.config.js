import { pageConfig } from './scripts/page-config.mjs';
import { licencesPlugins } from './scripts/vite-plugin-licences.mjs';

export default pageConfig(licencesPlugins());
