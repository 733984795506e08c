import { randomUUID } from 'node:crypto';
import type { INestApplicationContext } from '@nestjs/common';
import type { EventTopic } from '@nukkad/contract/platform/events';
import type { EntityManager } from 'typeorm';
import type { Response } from 'supertest';
import { describe, expect, it } from '@jest/globals';
import { AuditLog, type NewAuditEntry } from '../../src/common/audit/audit-log.js';
import { runInRequest } from '../../src/common/context/request-context.js';
import { assertEffects } from './assert-effects.js';
import { messageFault } from './checked-messages.js';
import { recordEffects } from './recorded-effects.js';

const TX = {} as EntityManager;
const [STAFF, USER] = ['staff-id', 'user-id'];
const NOTE = { actorId: STAFF, subjectKind: 'user', subjectId: USER } as const;
const SUSPENDED: NewAuditEntry = { ...NOTE, action: 'user.suspended', detail: { reason: 'fraud', days: 7 } };

describe('the effects of a call', () => {
  /** Returns the error thrown after a staff call with these effects. */
  async function faultOf(
    entries: readonly NewAuditEntry[],
    events: readonly (readonly [topic: EventTopic, ...readerIds: string[]])[],
    { operation = 'suspendUser', status = 201 } = {},
  ): Promise<string> {
    const audit = { record: () => Promise.resolve() };
    const published = { publish: () => Promise.resolve() } as unknown as {
      publish: (tx: EntityManager, readerIds: readonly string[], event: { topic: EventTopic }) => Promise<void>;
    };
    const log = audit as unknown as AuditLog;
    const app = { get: (token: unknown) => (token === AuditLog ? log : published) };
    recordEffects(app as unknown as INestApplicationContext);
    const requestId = randomUUID();
    await runInRequest({ requestId, language: 'en', userId: STAFF }, async () => {
      await Promise.all([
        ...entries.map((entry) => log.record(TX, entry)),
        ...events.map(([topic, ...readerIds]) => published.publish(TX, readerIds, { topic })),
      ]);
    });
    return thrownBy(operation, requestId, status);
  }
  function thrownBy(operation: string, requestId: string, status: number): string {
    try {
      assertEffects(operation, `/api/admin/users/${USER}/suspension`, {
        status,
        headers: { 'x-request-id': requestId },
      } as unknown as Response);
      return '';
    } catch (error) {
      return (error as Error).message;
    }
  }
  const TOLD = [
    ['notifications', USER],
    ['user', USER],
  ] as const;

  it.each([
    ['without an entry of the audit log', [], TOLD, 'does not record user.suspended'],
    ['with an entry of another author', [{ ...SUSPENDED, actorId: USER }], TOLD, 'names another author'],
    ['with an entry about another subject', [{ ...SUSPENDED, subjectId: 'x' }], TOLD, 'another subject than the path'],
    ['with an entry about another kind', [{ ...SUSPENDED, subjectKind: 'task' as const }], TOLD, 'is about task'],
    ['with an entry without its details', [{ ...SUSPENDED, detail: {} }], TOLD, 'has the details none'],
    ['with another entry', [SUSPENDED, { ...NOTE, action: 'user.read' as const }], TOLD, 'user.read, which has no row'],
    ['with an entry twice', [SUSPENDED, SUSPENDED], TOLD, 'records an action twice'],
    ['without an event', [SUSPENDED], [TOLD[0]], 'does not publish user to other'],
    ['with an event to nobody else', [SUSPENDED], [TOLD[0], ['user', STAFF] as const], 'publishes user to self'],
    ['with another event', [SUSPENDED], [...TOLD, ['jobs', USER] as const], 'publishes jobs to other'],
  ])('are rejected %s', async (_what, entries, events, words) => {
    expect(await faultOf(entries, events)).toContain(words);
  });

  it('are accepted if they match the tables, and ignored for a refused call', async () => {
    expect(await faultOf([SUSPENDED], TOLD)).toBe('');
    expect(await faultOf([], [], { status: 409 })).toBe('');
    expect(await faultOf([], [['user', USER]], { operation: 'listStaff' })).toContain('publishes user to other');
  });
});

describe('a message', () => {
  const told = { role: 'job_seeker', isStaff: false, urgency: 'normal' } as const;
  it.each([
    ['jobs:notice.hired', { ...told, link: '/?section=applications' }, null],
    ['jobs:notice.hired', { ...told, link: '/employer' }, 'leads an account of the role job_seeker to /employer'],
    ['jobs:notice.hired', { ...told, role: 'employer' as const, link: '/?section=applications' }, 'instead of seeker'],
    ['jobs:notice.hired', { ...told, urgency: 'account', link: '/?section=applications' }, 'is account'],
    ['moderation:appealed', { ...told, urgency: 'account', link: '/admin?section=suspension-appeals' }, 'of staff'],
    ['moderation:notice.suspended', { ...told, urgency: 'account', link: '/job-seeker' }, null],
    ['moderation:notice.suspended', { ...told, urgency: 'account', link: '/employer' }, 'to /employer'],
    ['made:up', { ...told, link: '/' }, null],
  ])('of the kind %s to the reader %j is compared with its row: %s', (text, reader, words) => {
    const found = messageFault(text, reader);
    if (words === null) expect(found).toBeNull();
    else expect(found).toContain(words);
  });
});
