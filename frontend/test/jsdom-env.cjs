// jsdom has no fetch stack; the router and the API client need one: lend Node's.
const { TestEnvironment } = require('jest-environment-jsdom');

module.exports = class extends TestEnvironment {
  async setup() {
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
};
