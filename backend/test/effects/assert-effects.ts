import type { Response } from 'supertest';
import { AUDITED_CALLS, type AuditRow } from './audit-rows.js';
import { EVENTS_OF_CALLS, type EventRow } from './event-rows.js';
import { type Effects, takeEffects } from './recorded-effects.js';

const same = (one: readonly string[], other: readonly string[]): boolean =>
  JSON.stringify([...one].sort()) === JSON.stringify([...other].sort());

/** Returns the fault in the details of an entry; null if they match its row. */
function detailFault({ detail }: AuditRow, given: object): string | null {
  const named = Object.keys(given);
  const always = detail.filter((name) => !name.endsWith('?'));
  const known = detail.map((name) => name.replace('?', ''));
  const isRight = always.every((name) => named.includes(name)) && named.every((name) => known.includes(name));
  return isRight ? null : `has the details ${named.join(', ') || 'none'}`;
}

function auditFaults(operation: string, path: string, { audit, userId }: Effects): string[] {
  const rows = AUDITED_CALLS[operation] ?? [];
  const missing = rows.filter(({ action, when }) => !when && !audit.some((entry) => entry.action === action));
  const faults = missing.map(({ action }) => `does not record ${action}`);
  for (const { action, actorId, subjectKind = null, subjectId = null, detail = {} } of audit) {
    const found = rows.find((one) => one.action === action);
    const entry = `records ${action}, which`;
    if (!found) faults.push(`${entry} has no row`);
    else {
      if (actorId !== userId) faults.push(`${entry} names another author than who made the call`);
      if (subjectKind !== found.subject) faults.push(`${entry} is about ${subjectKind}`);
      if (found.isInPath && !path.includes(`/${subjectId}`))
        faults.push(`${entry} names another subject than the path`);
      const fault = detailFault(found, detail);
      if (fault) faults.push(`${entry} ${fault}`);
    }
  }
  if (
    !same(
      audit.map(({ action }) => action),
      [...new Set(audit.map(({ action }) => action))],
    )
  ) {
    faults.push('records an action twice');
  }
  return faults;
}

type Receiver = 'self' | 'other';

const receiversOf = (to: EventRow['to']): Receiver[] => (to === 'both' ? ['self', 'other'] : [to]);

/** Returns the published topics with their receivers: `topic to receiver`. */
const publishedTo = ({ events, userId }: Effects): string[] =>
  events.flatMap(({ topic, readerIds }) => readerIds.map((id) => `${topic} to ${id === userId ? 'self' : 'other'}`));

function eventFaults(operation: string, effects: Effects): string[] {
  const { events: rows, mayRepeat } = EVENTS_OF_CALLS[operation] ?? { events: [], mayRepeat: true };
  const published = publishedTo(effects);
  if (mayRepeat && published.length === 0) return [];
  const linesOf = (some: readonly EventRow[]): string[] =>
    some.flatMap(({ topic, to }) => receiversOf(to).map((receiver) => `${topic} to ${receiver}`));
  const missing = linesOf(rows.filter(({ when }) => !when)).filter((line) => !published.includes(line));
  const others = published.filter((line) => !linesOf(rows).includes(line));
  return [...missing.map((line) => `does not publish ${line}`), ...others.map((line) => `publishes ${line}`)];
}

/** Throws unless a successful call recorded and published the effects that the tables list for its operation. */
export function assertEffects(operation: string, path: string, response: Response): void {
  const effects = takeEffects(response.headers['x-request-id']);
  if (response.status < 200 || response.status >= 300) return;
  const faults = [...auditFaults(operation, path, effects), ...eventFaults(operation, effects)];
  if (faults.length > 0) throw new Error(`${operation} ${faults.join('; ')} (backend/test/effects)`);
}
