import { esmProject } from '../../jest.esm.mjs';

export default esmProject('contract', import.meta.dirname);
