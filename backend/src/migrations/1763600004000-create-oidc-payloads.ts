import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateOidcPayloads1763600004000 implements MigrationInterface {
  name = 'CreateOidcPayloads1763600004000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE oidc_payloads (
        kind text NOT NULL,
        id text NOT NULL,
        payload jsonb NOT NULL,
        grant_id text,
        uid text,
        account_id uuid,
        consumed_at timestamptz,
        expires_at timestamptz,
        CONSTRAINT oidc_payloads_pkey PRIMARY KEY (kind, id),
        CONSTRAINT oidc_payloads_account_id_fkey FOREIGN KEY (account_id) REFERENCES users (id) ON DELETE CASCADE
      )`);
    await queryRunner.query(
      `CREATE INDEX oidc_payloads_grant_id ON oidc_payloads (grant_id) WHERE grant_id IS NOT NULL`,
    );
    await queryRunner.query(`CREATE INDEX oidc_payloads_uid ON oidc_payloads (uid) WHERE uid IS NOT NULL`);
    await queryRunner.query(
      `CREATE INDEX oidc_payloads_account_id ON oidc_payloads (account_id) WHERE account_id IS NOT NULL`,
    );
    await queryRunner.query(`CREATE INDEX oidc_payloads_expires_at ON oidc_payloads (expires_at)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE oidc_payloads`);
  }
}
