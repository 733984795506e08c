import { parseArgs } from 'node:util';

/** Engines of the queue. */
export const ENGINES = ['postgres', 'redis'] as const;
export type Engine = (typeof ENGINES)[number];

/** Settings of a run of the suite. */
export interface FaultOptions {
  engines: readonly Engine[];
  /** Names of faults; all of them when empty. */
  only: readonly string[];
  /** Seconds of load in each run. */
  seconds: number;
  seed: number;
}

export const USAGE = 'npm run test:faults -- [--engine postgres|redis] [--only NAME]... [--seconds 30] [--seed 1]';
const SECONDS_MIN = 10;

/** Parses the arguments of the command; throws an Error with the usage. `names` are the known faults. */
export function readFaultOptions(args: readonly string[], names: readonly string[]): FaultOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      engine: { type: 'string' },
      only: { type: 'string', multiple: true, default: [] },
      seconds: { type: 'string', default: '30' },
      seed: { type: 'string', default: '1' },
    },
  });
  const engine = ENGINES.find((name) => name === values.engine);
  if (values.engine !== undefined && !engine) throw new Error(`There is no engine ${values.engine}. ${USAGE}`);
  const unknown = values.only.find((name) => !names.includes(name));
  if (unknown !== undefined) throw new Error(`There is no fault ${unknown}, but ${names.join(', ')}. ${USAGE}`);
  const [seconds, seed] = [Number(values.seconds), Number(values.seed)];
  if (!Number.isInteger(seconds) || seconds < SECONDS_MIN || !Number.isInteger(seed)) throw new Error(USAGE);
  return { engines: engine ? [engine] : ENGINES, only: values.only, seconds, seed };
}
