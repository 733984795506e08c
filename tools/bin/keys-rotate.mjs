import { launch } from './launch.mjs';

launch('server-command', 'keys:rotate');
