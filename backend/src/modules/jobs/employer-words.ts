import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ApplicationRepository } from './application.repository.js';

/** For modules through which employers answer: their words stop the clock that closes unanswered applications. */
@Injectable()
export class EmployerWords {
  constructor(private readonly applications: ApplicationRepository) {}

  /** The employer wrote to the applicant, in the transaction of the message. */
  aboutApplication(tx: EntityManager, applicationId: string): Promise<void> {
    return this.applications.noteMessage(tx, applicationId);
  }

  /** The employer confirmed an interview with somebody who may have applied to the job. */
  aboutInterview(tx: EntityManager, jobId: string, seekerId: string): Promise<void> {
    return this.applications.noteInterview(tx, jobId, seekerId);
  }
}
