import { createRequire } from 'node:module';

/**
 * Runs the specs on the production build of React and of the component library, as users do: the checks of the
 * development build, with warnings that fail no test, accounted for a sixth of the time. `NODE_ENV=development` selects
 * the development build. Imported before everything else, because a library selects its build when it is loaded.
 */
if (process.env['NODE_ENV'] === 'test') process.env['NODE_ENV'] = 'production';

type Work = () => void;

const load = createRequire(__filename);

// specs replace these with fake clocks
const { setTimeout: later, queueMicrotask: soon } = window;
/** Whether `act` collects work instead of leaving it to the event loop. */
let isCollecting = false;
/** Updates that React has deferred to the end of the running code, in their order. */
let microtasks: Work[] = [];
/** The next work of React's scheduler, if there is any. */
let task: Work | undefined;

function queueMicrotaskOfReact(work: Work): void {
  if (isCollecting) microtasks.push(work);
  else soon(work);
}

function runTask(): void {
  const due = task;
  task = undefined;
  due?.();
}

function setImmediateOfScheduler(work: Work): void {
  task = work;
  later(runTask, 0);
}

/** Runs React's deferred work until none is left; returns whether there was any. */
function flushWork(): boolean {
  let didWork = false;
  while (microtasks.length > 0 || task) {
    didWork = true;
    const due = microtasks;
    microtasks = [];
    for (const work of due) work();
    if (due.length === 0) runTask();
  }
  return didWork;
}

/** Calls a function and collects the work that React defers in it. */
function collect<Result>(callback: () => Result): Result {
  const wasCollecting = isCollecting;
  isCollecting = true;
  try {
    return callback();
  } finally {
    isCollecting = wasCollecting;
  }
}

const isThenable = (value: unknown): value is PromiseLike<unknown> =>
  typeof (value as PromiseLike<unknown> | null | undefined)?.then === 'function';

/** Resolves after a turn of the event loop in which React has no work left. */
async function settle(): Promise<void> {
  do await new Promise<void>((resolve) => void later(resolve, 0));
  while (collect(flushWork));
}

/** Replaces `act` of the development build, which the production build lacks: when it ends, React has no work left. */
function act(callback: () => unknown): PromiseLike<unknown> {
  if (isCollecting) return Promise.resolve(callback());
  const result = collect(() => {
    const returned = callback();
    if (!isThenable(returned)) flushWork();
    return returned;
  });
  if (!isThenable(result)) return Promise.resolve(result);
  // while the callback waits, React runs as for a user
  microtasks.splice(0).forEach((work) => soon(work));
  return Promise.resolve(result).then(async (value) => {
    await settle();
    return value;
  });
}

/** Loads React with the parts of the event loop that `act` can empty. */
function loadReact(): void {
  const global = globalThis as { queueMicrotask: unknown; setImmediate?: unknown };
  const { queueMicrotask: original } = global;
  global.queueMicrotask = queueMicrotaskOfReact;
  global.setImmediate = setImmediateOfScheduler;
  load('react-dom/client');
  global.queueMicrotask = original;
  delete global.setImmediate;
  (load('react') as { act?: typeof act }).act ??= act;
}

if (process.env['NODE_ENV'] === 'production') loadReact();
