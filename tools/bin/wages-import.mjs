import { launch } from './launch.mjs';

launch('server-command', 'wages:import');
