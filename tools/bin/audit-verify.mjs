import { launch } from './launch.mjs';

launch('server-command', 'audit:verify');
