import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ConcurrencyGate } from '../../common/concurrency/concurrency-gate.js';

const ARGON2ID = 2;
/** argon2id with 19 MiB and two passes: about 20 ms on a small server. */
const PARAMETERS = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const COSTS = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=\d+\$/;
const AT_ONCE = 4;
const QUEUE = 64;

/** Loads the native code with the first password: most processes never handle one. */
const engine = () => import('@node-rs/argon2');

/**
 * Hashes and verifies passwords, a few at a time, so that they do not starve other work. Throws 503 when too many wait.
 */
@Injectable()
export class PasswordHasher {
  private readonly gate = new ConcurrencyGate(AT_ONCE, QUEUE);
  private decoy: Promise<string> | undefined;

  async hash(password: string): Promise<string> {
    const { hash } = await engine();
    return this.gate.run(() => hash(password.normalize('NFC'), PARAMETERS));
  }

  /** Returns whether `password` matches `hash`. Without a hash it returns false after the same time. */
  async verify(hash: string | null, password: string): Promise<boolean> {
    const { hash: make, verify } = await engine();
    this.decoy ??= make(randomBytes(16), PARAMETERS); // bypasses the gate, which might reject it permanently
    const decoy = await this.decoy;
    const matches = await this.gate.run(() => verify(hash ?? decoy, password.normalize('NFC')));
    return matches && hash !== null;
  }

  /** Returns whether `hash` was computed with weaker parameters than today's. */
  isOutdated(hash: string): boolean {
    const [, memory, passes] = COSTS.exec(hash) ?? [];
    return !(Number(memory) >= PARAMETERS.memoryCost && Number(passes) >= PARAMETERS.timeCost);
  }
}
