/** How many times slower this machine is than the idle reference machine, as the runner of the tests measures it. */
const SLOWNESS = Math.max(1, Number(process.env['TEST_SLOWNESS'] ?? 1));

/**
 * Scales a limit in milliseconds to the slowness of this machine. Limits end hanging actions; no test needs that long.
 */
export const scaleLimit = (ms: number): number => Math.ceil(ms * SLOWNESS);

/** Limits of one test, of one condition that a test expects, of one action, and of the start of the product. */
export const LIMITS = {
  test: scaleLimit(600_000),
  condition: scaleLimit(60_000),
  action: scaleLimit(60_000),
  start: scaleLimit(600_000),
};

/** Returns the time limit of a test that opens `screens` screens. */
export const limitFor = (screens: number): number => LIMITS.test + screens * scaleLimit(60_000);
