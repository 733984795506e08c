import { launch } from './launch.mjs';

launch('server-command', 'gazetteer:import');
