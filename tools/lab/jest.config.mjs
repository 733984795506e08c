import { esmProject } from '../../jest.esm.mjs';
import { ignoreOtherSelections } from '../../jest.selections.cjs';

export default esmProject('lab', import.meta.dirname, {
  globalSetup: '<rootDir>/jest.global-setup.mjs',
  testPathIgnorePatterns: ignoreOtherSelections(import.meta.dirname),
  maxWorkers: 2,
});
