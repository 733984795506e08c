import { esmProject } from '../../jest.esm.mjs';

export default esmProject('api-client', import.meta.dirname);
