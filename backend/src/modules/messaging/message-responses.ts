import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type Applicant, type EmployerResponseSource, ProvidesEmployerResponses } from '../jobs/jobs.public.js';

/** An employer's message in a conversation counts as an answer to the application, unless it was held. */
@Injectable()
@ProvidesEmployerResponses()
export class MessageResponses implements EmployerResponseSource {
  async since(tx: EntityManager, { jobId, seekerId }: Applicant): Promise<Date | null> {
    const rows: { at: Date | null }[] = await tx.query(
      `SELECT min(m.created_at) AS at FROM applications a
       JOIN conversations c ON c.application_id = a.id
       JOIN conversation_members me ON me.conversation_id = c.id AND me.side = 'employer'
       JOIN messages m ON m.conversation_id = c.id AND m.sender_id = me.user_id AND m.held = '{}'
       WHERE a.job_id = $1 AND a.seeker_id = $2`,
      [jobId, seekerId],
    );
    return rows[0]?.at ?? null;
  }
}
