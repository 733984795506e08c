import { createHmac, timingSafeEqual } from 'node:crypto';
import { ReportSchema, type ReceivedMessage, type ReportedStatus } from './whatsapp-schemas.js';

/** A report of the service: states of messages of the product, and messages of people. */
interface WhatsAppReport {
  statuses: ReportedStatus[];
  messages: ReceivedMessage[];
}

const PREFIX = 'sha256=';

/** Returns the signature of a report: over its bytes, because a re-written body has another one. */
export const signReport = (body: Buffer, secret: string): string =>
  `${PREFIX}${createHmac('sha256', secret).update(body).digest('hex')}`;

/** Compares two texts in a time that does not depend on the place of their first difference. */
export function isSameSecret(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Returns whether one of the secrets has signed the bytes of the report. */
export const isSignedReport = (body: Buffer, signature: string, secrets: readonly string[]): boolean =>
  secrets.some((secret) => isSameSecret(signature, signReport(body, secret)));

/** Returns the content of a report for one phone number of the product; null if it is not a report. */
export function readReport(body: Buffer, phoneNumberId: string): WhatsAppReport | null {
  const parsed = ReportSchema.safeParse(parseJson(body));
  if (!parsed.success) return null;
  const values = parsed.data.entry
    .flatMap(({ changes }) => changes)
    .filter(({ field, value }) => field === 'messages' && value.metadata?.phone_number_id === phoneNumberId)
    .map(({ value }) => value);
  return {
    statuses: values.flatMap(({ statuses }) => statuses),
    messages: values.flatMap(({ messages }) => messages),
  };
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
