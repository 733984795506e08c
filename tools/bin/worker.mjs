import { launch } from './launch.mjs';

launch('worker');
