import { TestEnvironment } from 'jest-environment-node';

const CLOCK = ['Date', 'setTimeout', 'setInterval', 'setImmediate', 'clearTimeout', 'clearInterval', 'queueMicrotask'];

/**
 * Specs of a suite share one environment, so each has to leave it as it was: after a top-level `describe` no spy may be
 * left, no clock may be replaced, and the environment variables must be those of the beginning. The run fails otherwise.
 */
export default class SpecEnvironment extends TestEnvironment {
  spied = [];

  async setup() {
    await super.setup();
    const spyOn = this.moduleMocker.spyOn.bind(this.moduleMocker);
    this.moduleMocker.spyOn = (object, key, ...rest) => {
      const spied = { object, key, before: Object.getOwnPropertyDescriptor(object, key) };
      const spy = spyOn(object, key, ...rest);
      this.spied.push(spied);
      return spy;
    };
  }

  handleTestEvent({ name, describeBlock }) {
    if (name === 'setup') this.before = this.snapshot();
    const isSpec = name === 'run_describe_finish' && describeBlock.parent?.parent === undefined && describeBlock.parent;
    if (!isSpec) return;
    const left = this.leftovers();
    if (left.length > 0) throw new Error(`"${describeBlock.name}" did not restore: ${left.join(', ')}`);
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
    const spied = this.spied.splice(0).filter(({ object, key, before }) => {
      const after = Object.getOwnPropertyDescriptor(object, key);
      return (
        after?.value !== before?.value && !(before === undefined && !this.moduleMocker.isMockFunction(object[key]))
      );
    });
    return [
      ...CLOCK.filter((_, index) => now.clock[index] !== this.before.clock[index]),
      ...(now.now === this.before.now ? [] : ['performance.now']),
      ...[...names].filter((name) => now.variables[name] !== this.before.variables[name]),
      ...spied.map(({ key }) => `the spy on ${String(key)}`),
    ];
  }
}
