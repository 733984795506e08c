import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mails that come to the support: each once, with its files, as a word in a request or as a request of its own. */
export class TakeInSupportMails1763600114000 implements MigrationInterface {
  name = 'TakeInSupportMails1763600114000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE support_requests
         ADD COLUMN origin text NOT NULL DEFAULT 'form'
           CONSTRAINT support_requests_origin CHECK (origin IN ('form', 'mail')),
         ADD COLUMN unmatched_reference text`,
    );
    await queryRunner.query(
      `CREATE TABLE support_mails (
         id uuid NOT NULL DEFAULT gen_random_uuid() PRIMARY KEY,
         digest text NOT NULL,
         request_id uuid NOT NULL REFERENCES support_requests (id) ON DELETE CASCADE,
         entry_id uuid REFERENCES support_entries (id) ON DELETE CASCADE,
         is_automatic boolean NOT NULL,
         is_cut boolean NOT NULL,
         left_out text[] NOT NULL DEFAULT '{}',
         created_at timestamptz NOT NULL DEFAULT clock_timestamp()
       )`,
    );
    await queryRunner.query(`CREATE UNIQUE INDEX support_mails_digest ON support_mails (digest)`);
    await queryRunner.query(`CREATE INDEX support_mails_of_request ON support_mails (request_id)`);
    await queryRunner.query(
      `ALTER TABLE support_files ADD COLUMN mail_id uuid, ADD COLUMN is_whole_mail boolean NOT NULL DEFAULT false`,
    );
    await queryRunner.query(`CREATE INDEX support_files_of_mail ON support_files (mail_id) WHERE mail_id IS NOT NULL`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX support_files_of_mail`);
    await queryRunner.query(`ALTER TABLE support_files DROP COLUMN is_whole_mail, DROP COLUMN mail_id`);
    await queryRunner.query(`DROP TABLE support_mails`);
    await queryRunner.query(`ALTER TABLE support_requests DROP COLUMN unmatched_reference, DROP COLUMN origin`);
  }
}
