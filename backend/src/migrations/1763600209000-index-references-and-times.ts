import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes of references to accounts and jobs, which an erasure follows, and of columns by which payments and accounts are found. */
export class IndexReferencesAndTimes1763600209000 implements MigrationInterface {
  name = 'IndexReferencesAndTimes1763600209000';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const index of INDEXES) await queryRunner.query(`CREATE INDEX ${index}`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    const names = INDEXES.map((index) => index.split(' ')[0]);
    await queryRunner.query(`DROP INDEX ${names.join(', ')}`);
  }
}

const INDEXES = [
  'job_views_of_seeker ON job_views (seeker_id)',
  'messages_of_sender ON messages (sender_id)',
  'message_reports_of_reporter ON message_reports (reporter_id)',
  'message_reports_decided_by ON message_reports (decided_by) WHERE decided_by IS NOT NULL',
  'engagements_instant_job ON engagements (instant_job_id)',
  'engagement_appeals_appellant ON engagement_appeals (appellant_id)',
  'engagement_appeals_decided_by ON engagement_appeals (decided_by) WHERE decided_by IS NOT NULL',
  'job_reviews_job ON job_reviews (job_id) WHERE job_id IS NOT NULL',
  'job_reviews_instant_job ON job_reviews (instant_job_id) WHERE instant_job_id IS NOT NULL',
  'job_reviews_decided_by ON job_reviews (decided_by) WHERE decided_by IS NOT NULL',
  'suspensions_suspended_by ON suspensions (suspended_by) WHERE suspended_by IS NOT NULL',
  'suspensions_decided_by ON suspensions (decided_by) WHERE decided_by IS NOT NULL',
  'suspensions_lifted_by ON suspensions (lifted_by) WHERE lifted_by IS NOT NULL',
  'support_mails_of_entry ON support_mails (entry_id) WHERE entry_id IS NOT NULL',
  'review_cases_employer ON review_cases (employer_id) WHERE employer_id IS NOT NULL',
  'payment_intents_engagement ON payment_intents (engagement_id)',
  'payment_holds_transfer ON payment_holds (transfer_id) WHERE transfer_id IS NOT NULL',
  `payment_payees_waiting ON payment_payees (changed_at) WHERE status IN ('submitted', 'verifying', 'needs_clarification')`,
  'message_deliveries_batch ON message_deliveries (batch_id) WHERE batch_id IS NOT NULL',
  'users_deletion_due ON users (deletion_due_at) WHERE deletion_due_at IS NOT NULL',
];
