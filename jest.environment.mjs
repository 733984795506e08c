import { TestEnvironment } from 'jest-environment-node';
import { disableAsyncStorages } from './jest.async-storages.cjs';
import { cpuSeconds, recordSpecCost } from './jest.spec-cost.cjs';

/** Node, with a note of what the spec file cost. */
export default class MeasuredEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.testPath = context.testPath;
  }

  async setup() {
    this.begun = cpuSeconds();
    await super.setup();
  }

  async teardown() {
    disableAsyncStorages();
    recordSpecCost(this.testPath, cpuSeconds() - this.begun);
    await super.teardown();
  }
}
