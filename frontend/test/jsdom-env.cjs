const { TestEnvironment } = require('jest-environment-jsdom');
const { cpuSeconds, recordSpecCost } = require('../../jest.spec-cost.cjs');

/** jsdom with Node's own fetch, which the router and the API client need, and a note of what the spec file cost. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.testPath = context.testPath;
  }

  async setup() {
    this.begun = cpuSeconds();
    await super.setup();
    Object.assign(this.global, {
      fetch,
      Request,
      Response,
      Headers,
      FormData: globalThis.FormData,
      Blob: globalThis.Blob,
      File: globalThis.File,
      AbortController,
      AbortSignal,
      TextEncoder,
      TextDecoder,
      structuredClone,
    });
  }

  async teardown() {
    recordSpecCost(this.testPath, cpuSeconds() - this.begun);
    await super.teardown();
  }
};
