const { TestEnvironment } = require('jest-environment-jsdom');
const { disableAsyncStorages } = require('../../jest.async-storages.cjs');
const { cpuSeconds, recordSpecCost } = require('../../jest.spec-cost.cjs');
const { recordSpies } = require('../../jest.spies.cjs');
const { join } = require('node:path');

const ROOT = join(__dirname, '..', '..');
/** Objects of the page with own properties that a test may replace. */
const REPLACEABLE = ['window', 'navigator', 'document'];

/** Properties of React, Testing Library and user-event. */
const OF_LIBRARIES = /^_react|^IS_REACT_ACT_ENVIRONMENT$|^clipboard$/;

/** Node's FormData, which does not support the forms of jsdom: one created from a form is empty. */
class FormDataWithoutForms extends globalThis.FormData {
  constructor() {
    super();
  }
}

/**
 * jsdom with Node's own fetch, which the router and the API client need, and a record of the cost of each spec file.
 *
 * The specs of a suite share one environment, so each has to restore it: after a spec no spy may be left, and the page,
 * its globals and the environment variables must be as before it. The run fails otherwise.
 */
module.exports = class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.testPath = context.testPath;
    this.isSuite = context.testPath.includes('.suite.');
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
    Object.defineProperty(this.global.crypto, 'subtle', { value: globalThis.crypto.subtle, configurable: true });
    Object.defineProperty(this.global, 'serverContract', { get: () => require('./contract.cjs') });
    this.takeLeftSpies = recordSpies(this.moduleMocker);
  }

  handleTestEvent({ name, describeBlock }, { rootDescribeBlock, unhandledErrors }) {
    if (!this.isSuite || describeBlock?.parent !== rootDescribeBlock) return;
    if (name === 'run_describe_start') {
      this.specBegun = cpuSeconds();
      this.before = this.snapshot();
    }
    if (name === 'run_describe_finish') {
      const cost = cpuSeconds() - this.specBegun;
      recordSpecCost(join(ROOT, describeBlock.name), cost);
      this.begun += cost;
      const left = this.leftovers();
      if (left.length > 0) unhandledErrors.push(new Error(`${describeBlock.name} did not restore: ${left.join(', ')}`));
    }
  }

  snapshot() {
    return {
      properties: REPLACEABLE.map((name) => Object.getOwnPropertyDescriptors(this.global[name])),
      variables: { ...this.global.process.env },
      body: this.global.document.body.innerHTML,
    };
  }

  leftovers() {
    const { before } = this;
    const now = this.snapshot();
    const names = new Set([...Object.keys(before.variables), ...Object.keys(now.variables)]);
    return [
      ...REPLACEABLE.flatMap((object, at) =>
        changedKeys(before.properties[at], now.properties[at], object !== 'window').map((key) => `${object}.${key}`),
      ),
      ...[...names].filter((name) => now.variables[name] !== before.variables[name]),
      ...this.takeLeftSpies(),
      ...(now.body === before.body ? [] : [`the page, which is ${now.body}`]),
    ];
  }

  async teardown() {
    disableAsyncStorages();
    recordSpecCost(this.testPath, cpuSeconds() - this.begun);
    await super.teardown();
  }
};

/**
 * Returns the names of the properties that were removed or changed. Modules add globals as they load, so new ones count
 * only with `countNew`.
 */
function changedKeys(before, now, countNew) {
  const keys = countNew ? Object.keys({ ...before, ...now }) : Object.keys(before);
  return keys.filter((key) => {
    if (OF_LIBRARIES.test(key)) return false;
    const [was, is] = [before[key], now[key]];
    return !was || !is || !Object.is(was.value, is.value) || was.get !== is.get;
  });
}
