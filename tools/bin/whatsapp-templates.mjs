import { launch } from './launch.mjs';

launch('server-command', 'whatsapp:templates');
