import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Payments that a provider holds: intents, holds, releases, refunds, contests, chargebacks, payees, settlements, events. */
export class CreatePayments1763600152000 implements MigrationInterface {
  name = 'CreatePayments1763600152000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE payment_intents (
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        engagement_id uuid NOT NULL,
        employer_id uuid NOT NULL CONSTRAINT payment_intents_employer_id_fkey REFERENCES users (id) ON DELETE RESTRICT,
        status text NOT NULL DEFAULT 'created',
        mode text NOT NULL,
        provider text NOT NULL,
        receipt text NOT NULL,
        order_id text,
        payment_id text,
        wage bigint NOT NULL,
        fee bigint NOT NULL,
        cgst bigint NOT NULL,
        sgst bigint NOT NULL,
        igst bigint NOT NULL,
        cost bigint NOT NULL DEFAULT 0,
        cost_tax bigint NOT NULL DEFAULT 0,
        fund_by timestamptz NOT NULL,
        hold_until timestamptz NOT NULL,
        captured_at timestamptz,
        busy_until timestamptz,
        checked_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        changed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT payment_intents_pkey PRIMARY KEY (id),
        CONSTRAINT payment_intents_receipt UNIQUE (receipt),
        CONSTRAINT payment_intents_order UNIQUE (provider, order_id),
        CONSTRAINT payment_intents_mode CHECK (mode IN ('block', 'prepaid')),
        CONSTRAINT payment_intents_status CHECK (status IN ('created', 'pending', 'failed', 'authorized', 'captured', 'partially_refunded', 'captured_late', 'expired', 'cancelled', 'voided', 'lapsed', 'refunded')),
        CONSTRAINT payment_intents_amounts CHECK (wage > 0 AND fee >= 0 AND cgst >= 0 AND sgst >= 0 AND igst >= 0 AND cost >= 0 AND cost_tax >= 0)
      );
      CREATE UNIQUE INDEX payment_intents_once ON payment_intents (engagement_id)
        WHERE status NOT IN ('expired', 'cancelled', 'voided', 'lapsed', 'captured_late', 'refunded');
      CREATE INDEX payment_intents_employer ON payment_intents (employer_id);
      CREATE INDEX payment_intents_checked ON payment_intents (checked_at) WHERE status NOT IN ('voided', 'lapsed', 'refunded');

      CREATE TABLE payment_holds (
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        intent_id uuid NOT NULL CONSTRAINT payment_holds_intent_id_fkey REFERENCES payment_intents (id) ON DELETE RESTRICT,
        engagement_id uuid NOT NULL,
        employer_id uuid NOT NULL CONSTRAINT payment_holds_employer_id_fkey REFERENCES users (id) ON DELETE RESTRICT,
        worker_id uuid NOT NULL CONSTRAINT payment_holds_worker_id_fkey REFERENCES users (id) ON DELETE RESTRICT,
        status text NOT NULL DEFAULT 'pending_funds',
        amount bigint NOT NULL,
        owed bigint,
        account_encrypted text NOT NULL,
        transfer_id text,
        changed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT payment_holds_pkey PRIMARY KEY (id),
        CONSTRAINT payment_holds_intent UNIQUE (intent_id),
        CONSTRAINT payment_holds_status CHECK (status IN ('pending_funds', 'held', 'contested', 'releasing', 'refunding', 'splitting', 'released', 'refunded', 'lapsed')),
        CONSTRAINT payment_holds_amounts CHECK (amount > 0 AND owed >= 0 AND owed <= amount)
      );
      CREATE INDEX payment_holds_engagement ON payment_holds (engagement_id);
      CREATE INDEX payment_holds_employer ON payment_holds (employer_id);
      CREATE INDEX payment_holds_worker ON payment_holds (worker_id);
      CREATE INDEX payment_holds_moving ON payment_holds (changed_at) WHERE status IN ('releasing', 'refunding', 'splitting');

      CREATE TABLE payment_releases (
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        hold_id uuid NOT NULL CONSTRAINT payment_releases_hold_id_fkey REFERENCES payment_holds (id) ON DELETE RESTRICT,
        status text NOT NULL DEFAULT 'planned',
        amount bigint NOT NULL,
        attempts int NOT NULL DEFAULT 0,
        problem text,
        utr text,
        changed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT payment_releases_pkey PRIMARY KEY (id),
        CONSTRAINT payment_releases_hold UNIQUE (hold_id),
        CONSTRAINT payment_releases_status CHECK (status IN ('planned', 'requested', 'failed', 'needs_payee', 'processed', 'settled', 'came_back', 'manual', 'partly_reversed', 'reversed', 'returned')),
        CONSTRAINT payment_releases_amounts CHECK (amount > 0 AND attempts >= 0)
      );

      CREATE TABLE payment_refunds (
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        intent_id uuid NOT NULL CONSTRAINT payment_refunds_intent_id_fkey REFERENCES payment_intents (id) ON DELETE RESTRICT,
        hold_id uuid CONSTRAINT payment_refunds_hold_id_fkey REFERENCES payment_holds (id) ON DELETE RESTRICT,
        status text NOT NULL DEFAULT 'planned',
        wage bigint NOT NULL,
        fee bigint NOT NULL,
        cgst bigint NOT NULL,
        sgst bigint NOT NULL,
        igst bigint NOT NULL,
        key text NOT NULL,
        attempts int NOT NULL DEFAULT 0,
        problem text,
        reversal_id text,
        refund_id text,
        changed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT payment_refunds_pkey PRIMARY KEY (id),
        CONSTRAINT payment_refunds_key UNIQUE (key),
        CONSTRAINT payment_refunds_status CHECK (status IN ('planned', 'requested', 'pending', 'failed', 'manual', 'processed')),
        CONSTRAINT payment_refunds_amounts CHECK (wage >= 0 AND fee >= 0 AND cgst >= 0 AND sgst >= 0 AND igst >= 0 AND attempts >= 0)
      );
      CREATE INDEX payment_refunds_intent ON payment_refunds (intent_id);
      CREATE INDEX payment_refunds_hold ON payment_refunds (hold_id) WHERE hold_id IS NOT NULL;
      CREATE INDEX payment_refunds_open ON payment_refunds (changed_at) WHERE status IN ('planned', 'requested', 'pending', 'failed');

      CREATE TABLE payment_contests (
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        hold_id uuid NOT NULL CONSTRAINT payment_contests_hold_id_fkey REFERENCES payment_holds (id) ON DELETE RESTRICT,
        status text NOT NULL DEFAULT 'open',
        opened_by text NOT NULL,
        claimed bigint NOT NULL,
        opened_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        changed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT payment_contests_pkey PRIMARY KEY (id),
        CONSTRAINT payment_contests_hold UNIQUE (hold_id),
        CONSTRAINT payment_contests_opened_by CHECK (opened_by IN ('worker', 'employer')),
        CONSTRAINT payment_contests_status CHECK (status IN ('open', 'answered', 'unanswered', 'withdrawn', 'proposed', 'accepted', 'appealed', 'decided', 'closed')),
        CONSTRAINT payment_contests_claimed CHECK (claimed >= 0)
      );

      CREATE TABLE payment_chargebacks (
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        intent_id uuid NOT NULL CONSTRAINT payment_chargebacks_intent_id_fkey REFERENCES payment_intents (id) ON DELETE RESTRICT,
        status text NOT NULL DEFAULT 'open',
        dispute_id text NOT NULL,
        amount bigint NOT NULL,
        evidence_by timestamptz,
        changed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT payment_chargebacks_pkey PRIMARY KEY (id),
        CONSTRAINT payment_chargebacks_dispute UNIQUE (dispute_id),
        CONSTRAINT payment_chargebacks_status CHECK (status IN ('open', 'under_review', 'won', 'lost', 'closed')),
        CONSTRAINT payment_chargebacks_amount CHECK (amount > 0)
      );
      CREATE INDEX payment_chargebacks_intent ON payment_chargebacks (intent_id);

      CREATE TABLE payment_payees (
        user_id uuid NOT NULL CONSTRAINT payment_payees_user_id_fkey REFERENCES users (id) ON DELETE RESTRICT,
        status text NOT NULL DEFAULT 'none',
        provider text NOT NULL,
        reference uuid NOT NULL,
        account_encrypted text,
        account_digest text,
        provider_at timestamptz,
        changed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT payment_payees_pkey PRIMARY KEY (user_id),
        CONSTRAINT payment_payees_account UNIQUE (provider, account_digest),
        CONSTRAINT payment_payees_status CHECK (status IN ('none', 'submitted', 'verifying', 'active', 'needs_clarification', 'rejected', 'suspended'))
      );

      CREATE TABLE payment_settlements (
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        status text NOT NULL DEFAULT 'due',
        provider text NOT NULL,
        kind text NOT NULL,
        utr text,
        amount bigint NOT NULL,
        changed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT payment_settlements_pkey PRIMARY KEY (id),
        CONSTRAINT payment_settlements_utr UNIQUE (provider, kind, utr),
        CONSTRAINT payment_settlements_kind CHECK (kind IN ('own', 'worker')),
        CONSTRAINT payment_settlements_status CHECK (status IN ('due', 'in_settlement', 'settled', 'failed', 'came_back'))
      );

      CREATE TABLE provider_events (
        provider text NOT NULL,
        event_id text NOT NULL,
        body_encrypted text NOT NULL,
        received_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        processed_at timestamptz,
        CONSTRAINT provider_events_pkey PRIMARY KEY (provider, event_id)
      );
      CREATE INDEX provider_events_received ON provider_events (received_at);

      CREATE TABLE payment_simulator (
        name text NOT NULL,
        state jsonb NOT NULL,
        CONSTRAINT payment_simulator_pkey PRIMARY KEY (name)
      );
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TABLE payment_simulator, provider_events, payment_settlements, payment_payees, payment_chargebacks, payment_contests,
        payment_refunds, payment_releases, payment_holds, payment_intents
    `);
  }
}
