import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { WorkRepository } from '../records/work.repository.js';

/** Stores whether an employer would ask a worker again, for the order in which regulars are asked. */
@Injectable()
export class AgainAnswers {
  constructor(private readonly work: WorkRepository) {}

  /** Stores the employer's answer once it is revealed to the worker; a removed answer no longer counts. */
  async setRevealed(tx: EntityManager, engagementId: string, again: boolean | null): Promise<void> {
    await this.work.setAskAgain(tx, engagementId, again);
  }
}
