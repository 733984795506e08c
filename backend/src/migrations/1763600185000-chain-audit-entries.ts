import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Each audit entry gets a link: the digest of the link before it and of the entry. The link is added when the transaction of the entry
 * commits, under a lock, so that writers at the same time make one chain and wait for each other only then.
 */
const STATEMENTS = [
  `CREATE TABLE audit_links (
     sequence bigint NOT NULL PRIMARY KEY,
     entry_id uuid NOT NULL,
     digest text NOT NULL
   )`,
  `CREATE UNIQUE INDEX audit_links_entry ON audit_links (entry_id)`,
  // a text that does not depend on settings of the session
  `CREATE FUNCTION audit_digest(previous text, entry audit_entries) RETURNS text LANGUAGE sql STABLE AS $$
     SELECT encode(sha256(convert_to(previous || jsonb_build_array(
       entry.id, to_char(entry.at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS.US'), entry.actor_id, entry.action, entry.subject_kind,
       entry.subject_id, entry.detail)::text, 'UTF8')), 'hex') $$`,
  `CREATE FUNCTION link_audit_entry() RETURNS trigger LANGUAGE plpgsql AS $$
   DECLARE last audit_links;
   BEGIN
     -- a restored entry has its link already
     IF EXISTS (SELECT FROM audit_links WHERE entry_id = NEW.id) THEN RETURN NULL; END IF;
     PERFORM pg_advisory_xact_lock(hashtextextended('audit_links', 0));
     SELECT * INTO last FROM audit_links ORDER BY sequence DESC LIMIT 1;
     INSERT INTO audit_links (sequence, entry_id, digest)
     VALUES (coalesce(last.sequence, 0) + 1, NEW.id, audit_digest(coalesce(last.digest, ''), NEW));
     RETURN NULL;
   END $$`,
  `CREATE CONSTRAINT TRIGGER audit_entries_linked AFTER INSERT ON audit_entries
     DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION link_audit_entry()`,
  // entries that stand already, in their order
  `DO $$
   DECLARE entry audit_entries; number bigint := 0; digest text := '';
   BEGIN
     FOR entry IN SELECT * FROM audit_entries ORDER BY at, id LOOP
       number := number + 1;
       digest := audit_digest(digest, entry);
       INSERT INTO audit_links (sequence, entry_id, digest) VALUES (number, entry.id, digest);
     END LOOP;
   END $$`,
  `CREATE TRIGGER audit_links_append_only BEFORE UPDATE OR DELETE ON audit_links
     FOR EACH ROW EXECUTE FUNCTION refuse_audit_change()`,
  `CREATE TRIGGER audit_links_keep_all BEFORE TRUNCATE ON audit_links
     FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change()`,
];

export class ChainAuditEntries1763600185000 implements MigrationInterface {
  name = 'ChainAuditEntries1763600185000';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await queryRunner.query(statement);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TRIGGER audit_entries_linked ON audit_entries`);
    await queryRunner.query(`DROP FUNCTION link_audit_entry`);
    await queryRunner.query(`DROP FUNCTION audit_digest`);
    await queryRunner.query(`DROP TABLE audit_links`);
  }
}
