/**
 * The last migrations before the baselines, oldest first: name, and statements. Databases that ran all migrations before them are in
 * use; these statements raise them to the schema of the baselines (ADR 63).
 */
export const FORMER_STEPS: readonly { name: string; statements: readonly string[] }[] = [
  {
    name: 'DeliverByWhatsApp1763600204000',
    statements: [
      `
      CREATE TABLE whatsapp_choices (
        user_id uuid NOT NULL CONSTRAINT whatsapp_choices_user_id_fkey REFERENCES users (id) ON DELETE CASCADE,
        phone text NOT NULL,
        wording text NOT NULL,
        language text NOT NULL,
        chosen_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        ended_at timestamptz,
        ended_by text,
        answered_at timestamptz,
        CONSTRAINT whatsapp_choices_pkey PRIMARY KEY (user_id),
        CONSTRAINT whatsapp_choices_language CHECK (language IN ('en', 'hi', 'kn')),
        CONSTRAINT whatsapp_choices_ended_by CHECK (ended_by IN ('person', 'stop'))
      );
      CREATE INDEX whatsapp_choices_phone ON whatsapp_choices (phone);
      ALTER TABLE message_deliveries ADD reported text,
        ADD CONSTRAINT message_deliveries_reported CHECK (reported IN ('sent', 'failed', 'delivered', 'read'))
      `,
    ],
  },
  {
    name: 'DecideByButton1763600205000',
    statements: [
      `
      CREATE TABLE message_decisions (
        token_hash text NOT NULL,
        delivery_id uuid NOT NULL
          CONSTRAINT message_decisions_delivery_id_fkey REFERENCES message_deliveries (id) ON DELETE CASCADE,
        expires_at timestamptz NOT NULL,
        answer text,
        pressed_id text,
        CONSTRAINT message_decisions_pkey PRIMARY KEY (token_hash),
        CONSTRAINT message_decisions_answer CHECK (answer IN ('yes', 'no'))
      );
      CREATE INDEX message_decisions_delivery_id ON message_decisions (delivery_id);
      ALTER TABLE outbox_messages ADD buttons jsonb
      `,
    ],
  },
  {
    name: 'IndexDueCorrections1763600207000',
    statements: [
      `
      CREATE INDEX time_corrections_unasked ON time_corrections (proposed_at) WHERE status = 'proposed' AND staff_asked_at IS NULL;
      CREATE INDEX time_corrections_decided ON time_corrections (decided_at) WHERE status = 'decided'
      `,
    ],
  },
  {
    name: 'TraceTasks1763600208000',
    statements: [
      `
      ALTER TABLE outbox ADD traceparent text,
        ADD CONSTRAINT outbox_traceparent CHECK (traceparent ~ '^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$')
      `,
    ],
  },
  {
    name: 'IndexReferencesAndTimes1763600209000',
    statements: [
      'CREATE INDEX job_views_of_seeker ON job_views (seeker_id)',
      'CREATE INDEX messages_of_sender ON messages (sender_id)',
      'CREATE INDEX message_reports_of_reporter ON message_reports (reporter_id)',
      'CREATE INDEX message_reports_decided_by ON message_reports (decided_by) WHERE decided_by IS NOT NULL',
      'CREATE INDEX engagements_instant_job ON engagements (instant_job_id)',
      'CREATE INDEX engagement_appeals_appellant ON engagement_appeals (appellant_id)',
      'CREATE INDEX engagement_appeals_decided_by ON engagement_appeals (decided_by) WHERE decided_by IS NOT NULL',
      'CREATE INDEX job_reviews_job ON job_reviews (job_id) WHERE job_id IS NOT NULL',
      'CREATE INDEX job_reviews_instant_job ON job_reviews (instant_job_id) WHERE instant_job_id IS NOT NULL',
      'CREATE INDEX job_reviews_decided_by ON job_reviews (decided_by) WHERE decided_by IS NOT NULL',
      'CREATE INDEX suspensions_suspended_by ON suspensions (suspended_by) WHERE suspended_by IS NOT NULL',
      'CREATE INDEX suspensions_decided_by ON suspensions (decided_by) WHERE decided_by IS NOT NULL',
      'CREATE INDEX suspensions_lifted_by ON suspensions (lifted_by) WHERE lifted_by IS NOT NULL',
      'CREATE INDEX support_mails_of_entry ON support_mails (entry_id) WHERE entry_id IS NOT NULL',
      'CREATE INDEX review_cases_employer ON review_cases (employer_id) WHERE employer_id IS NOT NULL',
      'CREATE INDEX payment_intents_engagement ON payment_intents (engagement_id)',
      'CREATE INDEX payment_holds_transfer ON payment_holds (transfer_id) WHERE transfer_id IS NOT NULL',
      `CREATE INDEX payment_payees_waiting ON payment_payees (changed_at) WHERE status IN ('submitted', 'verifying', 'needs_clarification')`,
      'CREATE INDEX message_deliveries_batch ON message_deliveries (batch_id) WHERE batch_id IS NOT NULL',
      'CREATE INDEX users_deletion_due ON users (deletion_due_at) WHERE deletion_due_at IS NOT NULL',
    ],
  },
];
