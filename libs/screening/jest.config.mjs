import { esmProject } from '../../jest.esm.mjs';

export default esmProject('screening', import.meta.dirname);
