import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ApplicationRepository } from './application.repository.js';

/** For modules through which employers respond: a response stops the clock that closes unanswered applications. */
@Injectable()
export class EmployerResponseRecorder {
  constructor(private readonly applications: ApplicationRepository) {}

  /** Records that the employer wrote to the applicant, in the transaction of the message. */
  recordMessage(tx: EntityManager, applicationId: string): Promise<void> {
    return this.applications.recordMessage(tx, applicationId);
  }

  /** Records that the employer confirmed an interview with a possible applicant to the job. */
  recordInterview(tx: EntityManager, jobId: string, seekerId: string): Promise<void> {
    return this.applications.recordInterview(tx, jobId, seekerId);
  }
}
