import { launch } from './launch.mjs';

launch('server-command', 'sms:templates');
