import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What staff look at and decide; nobody changes or deletes a row, whatever the program does. */
export class CreateAuditEntries1763600102500 implements MigrationInterface {
  name = 'CreateAuditEntries1763600102500';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE audit_entries (
         id uuid NOT NULL DEFAULT gen_random_uuid() PRIMARY KEY,
         at timestamptz NOT NULL DEFAULT clock_timestamp(),
         actor_id uuid,
         action text NOT NULL,
         subject_kind text,
         subject_id uuid,
         detail jsonb NOT NULL DEFAULT '{}'
       )`,
    );
    await queryRunner.query(`CREATE INDEX audit_entries_newest ON audit_entries (at, id)`);
    await queryRunner.query(`CREATE INDEX audit_entries_of_actor ON audit_entries (actor_id, at, id)`);
    await queryRunner.query(`CREATE INDEX audit_entries_about ON audit_entries (subject_id, at, id)`);
    await queryRunner.query(
      `CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN RAISE EXCEPTION 'audit entries are append-only'; END $$`,
    );
    await queryRunner.query(
      `CREATE TRIGGER audit_entries_append_only BEFORE UPDATE OR DELETE ON audit_entries
         FOR EACH ROW EXECUTE FUNCTION refuse_audit_change()`,
    );
    await queryRunner.query(
      `CREATE TRIGGER audit_entries_keep_all BEFORE TRUNCATE ON audit_entries
         FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change()`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE audit_entries`);
    await queryRunner.query(`DROP FUNCTION refuse_audit_change`);
  }
}
