// Loaded before a process of the product: its clock differs from everybody else's by CLOCK_OFFSET_MS milliseconds. Timers
// and performance.now() go on as they do, as on a machine whose clock was set wrong.
const offset = Number(process.env['CLOCK_OFFSET_MS'] ?? 0);
const RightDate = Date;
const now = (): number => RightDate.now() + offset;

globalThis.Date = new Proxy(RightDate, {
  construct: (target, args: unknown[], newTarget) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget) as Date,
  apply: () => new RightDate(now()).toString(),
  get: (target, name, receiver) => (name === 'now' ? now : (Reflect.get(target, name, receiver) as unknown)),
});
