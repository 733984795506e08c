import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../../..');

/**
 * Modes of `npm run sim:money`: the specs by their path in `backend`, the sequences of one seed, and the variable that
 * contains the seeds.
 */
export const MODES = {
  memory: { specs: ['src/modules/payments/payments-model.spec.ts'], sequences: 10_000, variable: 'MONEY_SEEDS' },
  database: {
    specs: ['src/modules/payments/tests/random-payments.e2e-spec.ts'],
    sequences: 1,
    variable: 'MONEY_DATABASE_SEEDS',
  },
  crashes: {
    specs: [
      'src/modules/payments/tests/interrupted-payments.e2e-spec.ts',
      'src/modules/rewards/tests/interrupted-rewards.e2e-spec.ts',
    ],
    sequences: 0,
    variable: 'MONEY_CRASHES',
  },
};

/** Returns the arguments of Node that run the specs of a mode, in the folder `backend`. */
export const jestArguments = (specs) => [
  ...['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
  ...[join(ROOT, 'node_modules/jest/bin/jest.js'), '--runInBand', ...specs],
];
