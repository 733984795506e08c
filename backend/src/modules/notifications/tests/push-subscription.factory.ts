import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';

interface Fields {
  sessionId?: string;
  endpoint?: string;
  p256dh?: string;
  auth?: string;
}

/** Stores a device of an account, in a session of its own unless told otherwise; returns its id. */
export async function savePushSubscription(
  dataSource: DataSource,
  userId: string,
  fields: Fields = {},
): Promise<string> {
  const { endpoint = `https://push.example.net/send/${randomUUID()}`, p256dh = 'p', auth = 'a' } = fields;
  const sessionId = fields.sessionId ?? `session-${randomUUID()}`;
  if (fields.sessionId === undefined) {
    await dataSource.query(
      `INSERT INTO sessions (id, user_id, expires_at, browser, system) VALUES ($1, $2, now() + interval '1 day', 'chrome', 'android')`,
      [sessionId, userId],
    );
  }
  const rows: { id: string }[] = await dataSource.query(
    `INSERT INTO push_subscriptions (user_id, session_id, endpoint, p256dh, auth) VALUES ($1, $2, $3, $4, $5) RETURNING id`,
    [userId, sessionId, endpoint, p256dh, auth],
  );
  return rows[0]?.id ?? '';
}
