// Loaded before a process of the product: its clock is wrong by CLOCK_OFFSET_MS milliseconds. Timers and
// performance.now() run normally, as on a machine with a wrongly set clock.
const offset = Number(process.env['CLOCK_OFFSET_MS'] ?? 0);
const RightDate = Date;
const now = (): number => RightDate.now() + offset;

globalThis.Date = new Proxy(RightDate, {
  construct: (target, args: unknown[], newTarget) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget) as Date,
  apply: () => new RightDate(now()).toString(),
  get: (target, name, receiver) => (name === 'now' ? now : (Reflect.get(target, name, receiver) as unknown)),
});
