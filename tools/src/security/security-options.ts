import { parseArgs } from 'node:util';

/** Parts of the proof: calls of a server, and pages in a browser. */
export const PARTS = ['server', 'browser'] as const;
export type Part = (typeof PARTS)[number];

/** What a run of the proofs does. */
export interface SecurityOptions {
  parts: readonly Part[];
  /** Requests of the fuzzer to each call. */
  requests: number;
  seed: number;
}

const USAGE = 'npm run test:security -- [--part server|browser] [--requests 600] [--seed 1]';
const REQUESTS_MAX = 100_000;

function wholeNumber(name: string, text: string, most: number): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= 1 && number <= most) return number;
  throw new Error(`--${name} is a whole number from 1 to ${most}, not ${text}. ${USAGE}`);
}

/** Reads the arguments of the command; throws an Error that says how to write them. */
export function readSecurityOptions(args: readonly string[]): SecurityOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      part: { type: 'string' },
      requests: { type: 'string', default: '600' },
      seed: { type: 'string', default: '1' },
    },
  });
  const part = PARTS.find((name) => name === values.part);
  if (values.part !== undefined && !part) throw new Error(`There is no part ${values.part}. ${USAGE}`);
  return {
    parts: part ? [part] : PARTS,
    requests: wholeNumber('requests', values.requests, REQUESTS_MAX),
    seed: wholeNumber('seed', values.seed, 2 ** 31 - 1),
  };
}
