const { TestEnvironment } = require('jest-environment-jsdom');
const { cpuSeconds, recordSpecCost } = require('../../jest.spec-cost.cjs');

/** Node's FormData, which does not know the forms of jsdom: one made of a form is empty. */
class FormDataWithoutForms extends globalThis.FormData {
  constructor() {
    super();
  }
}

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
      FormData: FormDataWithoutForms,
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
