import MeasuredEnvironment from '../../jest.environment.mjs';
import { cpuSeconds, recordSpecCost } from '../../jest.spec-cost.cjs';
import { recordSpies } from '../../jest.spies.cjs';

const CLOCK = ['Date', 'setTimeout', 'setInterval', 'setImmediate', 'clearTimeout', 'clearInterval', 'queueMicrotask'];

/**
 * Environment shared by the specs of a suite. Each spec has to restore it: after a top-level `describe` no spy may
 * remain, no clock may be replaced, and the environment variables must be the initial ones. Otherwise the run fails.
 * The cost of each spec is recorded for the spec and subtracted from the suite.
 */
export default class SpecEnvironment extends MeasuredEnvironment {
  /** Top-level `describe` → path of its spec, and the processor seconds at its beginning. */
  specs = new Map();

  async setup() {
    await super.setup();
    this.takeLeftSpies = recordSpies(this.moduleMocker);
  }

  handleTestEvent({ name, describeBlock }, state) {
    const { currentDescribeBlock, rootDescribeBlock } = state;
    if (name === 'setup') this.before = this.snapshot();
    if (name === 'add_hook' && currentDescribeBlock === rootDescribeBlock && this.global.importedSpec) {
      // it would run for every spec of the suite
      state.unhandledErrors.push(new Error(`${this.global.importedSpec} has a hook outside its top-level describe`));
    }
    if (name === 'add_test' && currentDescribeBlock === rootDescribeBlock && this.global.importedSpec) {
      // nothing would verify that it restores the environment
      state.unhandledErrors.push(new Error(`${this.global.importedSpec} has a test outside a describe`));
    }
    if (name === 'start_describe_definition' && currentDescribeBlock.parent === rootDescribeBlock) {
      // `importSpecs` sets the current file
      this.specs.set(currentDescribeBlock, { path: this.global.importedSpec ?? this.testPath });
    }
    const spec = this.specs.get(describeBlock);
    if (spec && name === 'run_describe_start') spec.begun = cpuSeconds();
    if (spec && name === 'run_describe_finish') this.finish(spec, describeBlock.name, state.unhandledErrors);
  }

  finish({ path, begun }, title, errors) {
    if (path !== this.testPath) {
      recordSpecCost(path, cpuSeconds() - begun);
      this.begun += cpuSeconds() - begun;
    }
    const left = this.leftovers();
    if (left.length > 0) errors.push(new Error(`"${title}" in ${path} did not restore: ${left.join(', ')}`));
  }

  snapshot() {
    return {
      clock: CLOCK.map((name) => this.global[name]),
      now: this.global.performance.now,
      variables: { ...this.global.process.env },
    };
  }

  leftovers() {
    const now = this.snapshot();
    const names = new Set([...Object.keys(this.before.variables), ...Object.keys(now.variables)]);
    return [
      ...CLOCK.filter((_, index) => now.clock[index] !== this.before.clock[index]),
      ...(now.now === this.before.now ? [] : ['performance.now']),
      ...[...names].filter((name) => now.variables[name] !== this.before.variables[name]),
      ...this.takeLeftSpies(),
    ];
  }
}
