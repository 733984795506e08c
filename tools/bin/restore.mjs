import { launch } from './launch.mjs';

launch('db-transfer', 'restore');
