import { esmProject } from '../../jest.esm.mjs';

export default esmProject('language', import.meta.dirname);
