import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { WorkRepository } from './work.repository.js';

/** Whether an employer would ask a worker again, for the order in which an employer's regulars are asked. */
@Injectable()
export class AgainAnswers {
  constructor(private readonly work: WorkRepository) {}

  /** The employer's answer, once it is revealed to the worker; a removed one counts no more. */
  async setRevealed(tx: EntityManager, engagementId: string, again: boolean | null): Promise<void> {
    await this.work.setAskAgain(tx, engagementId, again);
  }
}
