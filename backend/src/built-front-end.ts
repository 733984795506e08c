import { fileURLToPath } from 'node:url';

/** The folder of the built front end. Specs that read it run as a target of their own (`test-pages`). */
export const BUILT_FRONT_END = fileURLToPath(new URL('../../frontend/dist', import.meta.url));
