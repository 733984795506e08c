import { Baseline } from './baseline.js';

/** Conversations about applications, their messages, and reported messages. */
export class BaselineMessaging1763500016000 extends Baseline {
  readonly name = 'BaselineMessaging1763500016000';
  protected readonly statements = STATEMENTS;
}

const STATEMENTS = [
  `CREATE TABLE conversations (
     id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
     application_id uuid NOT NULL,
     active_at timestamptz NOT NULL DEFAULT clock_timestamp(),
     created_at timestamptz NOT NULL DEFAULT now(),
     CONSTRAINT conversations_application UNIQUE (application_id),
     CONSTRAINT conversations_application_id FOREIGN KEY (application_id) REFERENCES applications (id) ON DELETE CASCADE
   )`,
  `CREATE TABLE conversation_members (
     conversation_id uuid NOT NULL,
     user_id uuid NOT NULL,
     side text NOT NULL,
     read_at timestamptz,
     digest_at timestamptz,
     digest_task uuid,
     CONSTRAINT conversation_members_pkey PRIMARY KEY (conversation_id, user_id),
     CONSTRAINT conversation_members_conversation FOREIGN KEY (conversation_id)
       REFERENCES conversations (id) ON DELETE CASCADE,
     CONSTRAINT conversation_members_user_id FOREIGN KEY (user_id) REFERENCES users (id),
     CONSTRAINT conversation_members_side CHECK (side IN ('job_seeker', 'employer'))
   )`,
  `CREATE INDEX conversation_members_user ON conversation_members (user_id)`,
  `CREATE TABLE messages (
     id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
     conversation_id uuid NOT NULL,
     sender_id uuid NOT NULL,
     text text NOT NULL,
     held text[] NOT NULL DEFAULT '{}',
     created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
     hidden_at timestamptz,
     CONSTRAINT messages_conversation FOREIGN KEY (conversation_id) REFERENCES conversations (id) ON DELETE CASCADE,
     CONSTRAINT messages_sender FOREIGN KEY (sender_id) REFERENCES users (id),
     CONSTRAINT messages_held CHECK (held <@ ARRAY['phone_number', 'payment_account', 'payment_demand'])
   )`,
  `CREATE INDEX messages_conversation_created ON messages (conversation_id, created_at, id)`,
  `CREATE INDEX messages_of_sender ON messages (sender_id)`,
  `CREATE TABLE message_reports (
     id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
     message_id uuid NOT NULL,
     reporter_id uuid NOT NULL,
     reason text NOT NULL,
     note text NOT NULL DEFAULT '',
     created_at timestamptz NOT NULL DEFAULT now(),
     state text NOT NULL DEFAULT 'open',
     decided_by uuid REFERENCES users (id) ON DELETE SET NULL,
     decided_at timestamptz,
     decision_note text,
     CONSTRAINT message_reports_once UNIQUE (message_id, reporter_id),
     CONSTRAINT message_reports_message FOREIGN KEY (message_id) REFERENCES messages (id) ON DELETE CASCADE,
     CONSTRAINT message_reports_reporter FOREIGN KEY (reporter_id) REFERENCES users (id),
     CONSTRAINT message_reports_reason CHECK (reason IN ('asks_for_money', 'abuse', 'fraud', 'other')),
     CONSTRAINT message_reports_state CHECK (state IN ('open', 'hidden', 'dismissed'))
   )`,
  `CREATE INDEX message_reports_created ON message_reports (created_at, id)`,
  `CREATE INDEX message_reports_newest ON message_reports (state, created_at, id)`,
  `CREATE INDEX message_reports_of_reporter ON message_reports (reporter_id)`,
  `CREATE INDEX message_reports_decided_by ON message_reports (decided_by) WHERE decided_by IS NOT NULL`,
];
