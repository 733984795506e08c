import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateAvatars1763600071000 implements MigrationInterface {
  name = 'CreateAvatars1763600071000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE avatars (
        id uuid NOT NULL DEFAULT gen_random_uuid() PRIMARY KEY,
        user_id uuid NOT NULL CONSTRAINT avatars_user_id_fkey REFERENCES users (id),
        storage_key text NOT NULL,
        size integer NOT NULL,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        expires_at timestamptz
      )`);
    await queryRunner.query(`CREATE INDEX avatars_user_id ON avatars (user_id)`);
    await queryRunner.query(`CREATE INDEX avatars_expires_at ON avatars (expires_at) WHERE expires_at IS NOT NULL`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE avatars`);
  }
}
