import { appendFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { pathToFileURL } from 'node:url';
import { blocksOf, type Block, type CircusEvent, type CircusState, type Mark, skipBlock } from './circus-blocks.js';
import { currentPlan, type PlanEntry, type PlanEvent } from './plan.js';

interface BaseEnvironment {
  global: Record<string, unknown>;
  before: unknown;
  setup(): Promise<void>;
  teardown(): Promise<void>;
  handleTestEvent?(event: CircusEvent, state: CircusState): unknown;
  snapshot(): unknown;
  leftovers(): string[];
}

const plan = currentPlan();
const { default: Base } = (plan ? await import(pathToFileURL(plan.environment).href) : { default: class {} }) as {
  default: new (...args: unknown[]) => BaseEnvironment;
};

/** Failures after which something may still be under way in the process. */
const UNSETTLED = /Exceeded timeout|afterAll:|Query read timeout/;

const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

const firstLines = (error: unknown): string => {
  const [thrown] = Array.isArray(error) ? (error as unknown[]) : [error];
  const text =
    thrown instanceof Error ? thrown.message : String((thrown as { message?: unknown } | null)?.message ?? thrown);
  return stripVTControlCharacters(text).split('\n').filter(Boolean).slice(0, 3).join(' | ').slice(0, 300);
};

/**
 * Environment of a run of faults: the specs are loaded once, and run as often as the plan requires, each time with
 * another active fault. The tests after a failed one are skipped for this fault; after a spec that left something
 * behind, all later runs are skipped.
 */
export default class FaultEnvironment extends Base {
  private readonly marks: Mark[] = [];
  private readonly entries = new Map<unknown, PlanEntry>();
  private state: CircusState | undefined;
  private fault = plan?.initial ?? 0;
  private running: PlanEntry | undefined;
  private failed: (PlanEvent & { at: 'end' })['failed'] = null;
  private passed = 0;
  private wasReached = false;
  private reached = new Set<string>();
  private readonly evaluated = new Set<number>();
  /** Functions that set the value of a constant with or without a fault, by number of the fault. */
  private readonly constants = new Map<number, (isOn: boolean) => void>();
  /** The fault that was active when the shared application started. */
  private faultOfApp = 0;
  private hasStarted = false;
  private begun = 0;
  private isDirty = false;
  private readonly killed = new Set<number>();
  private readonly killers = new Set<string>();

  override async setup(): Promise<void> {
    await super.setup();
    Object.assign(this.global, {
      isFaultOn: (number: number): boolean => {
        this.evaluated.add(number);
        if (number !== this.fault) return false;
        this.wasReached = true;
        return true;
      },
      registerConstant: (number: number, set: (isOn: boolean) => void): void => {
        this.constants.set(number, set);
        if (number === this.fault) this.setConstant(number, true);
      },
      isNewAppNeeded: (): boolean => {
        const wanted = this.running?.isFresh ? this.running.fault : 0;
        const isNeeded = wanted !== this.faultOfApp;
        this.faultOfApp = wanted;
        return isNeeded;
      },
      noteReached: (name: string): void => void this.reached.add(name),
      faultSpecs: [...new Set(plan?.entries.map(({ spec }) => spec))],
      /** Called by the driver before it loads a spec. */
      beginSpec: (spec: string): void => {
        const root = this.state?.rootDescribeBlock;
        this.marks.push({ spec, children: root?.children.length ?? 0, hooks: root?.hooks.length ?? 0 });
      },
    });
  }

  override async handleTestEvent(event: CircusEvent, state: CircusState): Promise<void> {
    this.state = state;
    if (event.name === 'setup') await super.handleTestEvent?.(event, state);
    if (event.name === 'run_start') this.layOut(state);
    if (event.name === 'test_start') this.noteStart();
    if (event.name === 'run_describe_start') this.begin(event.describeBlock);
    if (event.name === 'run_describe_finish') this.finish(event.describeBlock);
    if (event.name === 'test_done') this.note(event.test);
    if (event.name === 'hook_failure' && this.running) this.noteHook(event);
    if (event.name === 'test_start' && this.failed && this.isOver(event.test)) event.test.mode = 'skip';
    if (event.name === 'run_finish') this.tell({ at: 'done', seconds: cpuSeconds() });
  }

  private setConstant(number: number, isOn: boolean): void {
    const set = this.constants.get(number);
    if (!set) return;
    set(isOn);
    this.evaluated.add(number);
    if (isOn) this.wasReached = true;
  }

  private noteStart(): void {
    if (!this.hasStarted) this.tell({ at: 'started', seconds: cpuSeconds() });
    this.hasStarted = true;
  }

  private tell(event: PlanEvent): void {
    if (plan) appendFileSync(plan.events, `${JSON.stringify(event)}\n`);
  }

  /** Replaces the declarations of the specs by a block for each entry of the plan. */
  private layOut({ rootDescribeBlock: root }: CircusState): void {
    const make = blocksOf(root, this.marks);
    root.children = (plan?.entries ?? []).flatMap((entry) => {
      const block = make(entry.spec);
      if (!block) return [];
      this.entries.set(block, entry);
      return [block];
    });
    root.tests = [];
    this.tell({ at: 'loaded', seconds: cpuSeconds() });
  }

  private begin(block: Block | undefined): void {
    const entry = this.entries.get(block);
    if (!block || !entry) return;
    if (this.isDirty || this.isNeedless(entry)) return skipBlock(block);
    this.tell({ at: 'begin', ...entry });
    Object.assign(this, { running: entry, failed: null, passed: 0, begun: cpuSeconds(), before: this.snapshot() });
    this.fault = entry.fault;
    if (entry.fault !== plan?.initial) {
      this.wasReached = false;
      this.setConstant(entry.fault, true);
    }
    this.reached = new Set();
  }

  private finish(block: Block | undefined): void {
    const entry = this.entries.get(block);
    if (!entry || this.running !== entry) return;
    this.running = undefined;
    const left = this.leftovers();
    if (this.failed && entry.fault > 0) {
      this.killed.add(entry.fault);
      this.killers.add(entry.spec);
    }
    if (left.length > 0 || (this.failed && UNSETTLED.test(this.failed.message))) this.isDirty = true;
    const { failed, passed, wasReached } = this;
    const seconds = cpuSeconds() - this.begun;
    const [reached, evaluated] = [[...this.reached], [...this.evaluated]];
    this.tell({ at: 'end', ...entry, failed, passed, wasReached, evaluated, seconds, left, reached });
    this.evaluated.clear();
    if (entry.fault !== plan?.initial) {
      this.setConstant(entry.fault, false);
      this.fault = 0;
    }
  }

  /**
   * Returns whether an entry can be skipped. A fault that a spec has detected is judged. At the end a spec runs without
   * a fault, to show that it still passes, if it detected any.
   */
  private isNeedless({ fault, spec }: PlanEntry): boolean {
    if (fault === 0) return plan?.isControlled === true && !this.killers.has(spec);
    return !plan?.allKillers && this.killed.has(fault);
  }

  private note(
    test: { name: string; errors: unknown[]; status?: string | null; mode?: string | null } | undefined,
  ): void {
    if (!test) return;
    if (test.errors.length === 0) this.passed += 1;
    else this.failed ??= { test: test.name, message: firstLines(test.errors[0]), isHook: false };
    this.tell({ at: 'test' });
  }

  private noteHook({ error, hook }: CircusEvent): void {
    const type = hook?.type ?? 'hook';
    this.failed ??= { test: type, message: `${type}: ${firstLines(error)}`, isHook: true };
  }

  /** Returns whether a test can be skipped, because its spec has failed. */
  private isOver(test: { mode?: string | null } | undefined): test is { mode?: string | null } {
    return test !== undefined && this.running !== undefined;
  }
}
