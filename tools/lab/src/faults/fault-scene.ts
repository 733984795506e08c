import type { NativeRedis } from '@nukkad/tools/native-engines/native-redis';
import type { KillablePostgres } from './killable-postgres.js';
import type { SimulatedProvider } from './simulated-provider.js';
import type { StaffLoad } from './staff-load.js';
import type { SupervisedProcess } from './supervised-process.js';

/** Targets of a fault. */
export interface FaultScene {
  apis: readonly SupervisedProcess[];
  workers: readonly SupervisedProcess[];
  postgres: KillablePostgres;
  redis: NativeRedis | null;
  provider: SimulatedProvider;
  /** The staff who decide about money. */
  staff: StaffLoad;
  /** Seconds of load. */
  seconds: number;
  /** Logs an action. */
  note: (what: string) => void;
}
