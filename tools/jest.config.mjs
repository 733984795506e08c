import { esmProject } from '../jest.esm.mjs';

export default esmProject('tools', import.meta.dirname, {
  globalSetup: '<rootDir>/jest.global-setup.mjs',
  maxWorkers: 2,
});
