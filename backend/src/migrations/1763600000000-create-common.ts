import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateCommon1763600000000 implements MigrationInterface {
  name = 'CreateCommon1763600000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE EXTENSION IF NOT EXISTS postgis`);
    await queryRunner.query(`CREATE EXTENSION IF NOT EXISTS pg_trgm`);
    await queryRunner.query(`CREATE EXTENSION IF NOT EXISTS btree_gist`);
    await queryRunner.query(`
      CREATE TABLE idempotency_keys (
        scope text NOT NULL,
        key text NOT NULL,
        operation text NOT NULL,
        request_hash text NOT NULL,
        result jsonb,
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        CONSTRAINT idempotency_keys_pkey PRIMARY KEY (scope, key, operation)
      )`);
    await queryRunner.query(`CREATE INDEX idempotency_keys_expires_at ON idempotency_keys (expires_at)`);
    await queryRunner.query(`
      CREATE TABLE rate_limits (
        key text NOT NULL,
        window_start timestamptz NOT NULL,
        count integer NOT NULL,
        expires_at timestamptz NOT NULL,
        CONSTRAINT rate_limits_pkey PRIMARY KEY (key)
      )`);
    await queryRunner.query(`CREATE INDEX rate_limits_expires_at ON rate_limits (expires_at)`);
    await queryRunner.query(`
      CREATE TABLE secrets (
        name text NOT NULL,
        value jsonb NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT secrets_pkey PRIMARY KEY (name)
      )`);
    await queryRunner.query(`
      CREATE TABLE outbox (
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        task text NOT NULL,
        payload jsonb NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        next_relay_at timestamptz NOT NULL DEFAULT now(),
        relays integer NOT NULL DEFAULT 0,
        attempts integer NOT NULL DEFAULT 0,
        lease_until timestamptz,
        done_at timestamptz,
        outcome text,
        CONSTRAINT outbox_pkey PRIMARY KEY (id)
      )`);
    await queryRunner.query(`CREATE INDEX outbox_pending ON outbox (next_relay_at) WHERE done_at IS NULL`);
    await queryRunner.query(`
      CREATE TABLE outbox_messages (
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        key text NOT NULL,
        channel text NOT NULL,
        recipient text NOT NULL,
        subject text NOT NULL,
        text text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT outbox_messages_pkey PRIMARY KEY (id)
      )`);
    await queryRunner.query(`CREATE UNIQUE INDEX outbox_messages_key ON outbox_messages (key)`);
    await queryRunner.query(`CREATE INDEX outbox_messages_recipient ON outbox_messages (recipient, created_at)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of ['outbox_messages', 'outbox', 'secrets', 'rate_limits', 'idempotency_keys']) {
      await queryRunner.query(`DROP TABLE ${table}`);
    }
  }
}
