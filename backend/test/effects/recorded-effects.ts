import type { INestApplicationContext } from '@nestjs/common';
import type { EventTopic } from '@nukkad/contract/platform/events';
import type { EntityManager } from 'typeorm';
import { AuditLog, type NewAuditEntry } from '../../src/common/audit/audit-log.js';
import { Events } from '../../src/common/events/events.js';
import { currentRequest } from '../../src/common/context/request-context.js';

/** A published live event with its receivers. */
export interface PublishedEvent {
  topic: EventTopic;
  readerIds: readonly string[];
}

/** Effects of a call beside its response, with the account that made the call. */
export interface Effects {
  userId: string | undefined;
  audit: NewAuditEntry[];
  events: PublishedEvent[];
}

const recorded = new Map<string, Effects>();

/** Returns the effects of the current request; null in tasks and in specs that use a class directly. */
function currentEffects(): Effects | null {
  const request = currentRequest();
  if (!request) return null;
  const { requestId, userId } = request;
  const effects = recorded.get(requestId) ?? { userId, audit: [], events: [] };
  effects.userId = userId;
  recorded.set(requestId, effects);
  return effects;
}

/** Returns the effects of the request with this id, once; empty if it had none. */
export function takeEffects(requestId: string | undefined): Effects {
  const effects = recorded.get(requestId ?? '');
  recorded.delete(requestId ?? '');
  return effects ?? { userId: undefined, audit: [], events: [] };
}

/** Records the audit entries and the live events of each request of a test application. */
export function recordEffects(app: INestApplicationContext): void {
  const audit = app.get(AuditLog, { strict: false });
  const record = audit.record.bind(audit);
  audit.record = async (manager: EntityManager, entry: NewAuditEntry) => {
    await record(manager, entry);
    currentEffects()?.audit.push(entry);
  };
  const events = app.get(Events, { strict: false });
  const publish = events.publish.bind(events);
  events.publish = async (tx, readerIds, event) => {
    await publish(tx, readerIds, event);
    if (readerIds.length > 0) currentEffects()?.events.push({ topic: event.topic, readerIds });
  };
}
