import { esmProject } from '../../jest.esm.mjs';

export default esmProject('domain', import.meta.dirname);
