import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AUDIT_ACTIONS } from '@nukkad/contract/platform/audit';
import { EVENT_TOPICS } from '@nukkad/contract/platform/events';
import { describe, expect, it } from '@jest/globals';
import { AUDITED_CALLS, AUDITED_COMMANDS } from './effects/audit-rows.js';
import { EVENTS_OF_CALLS } from './effects/event-rows.js';
import { rulesDocument } from './effects/rules-document.js';

const DOCUMENT = join(import.meta.dirname, '../../docs/rules.md');
const contract = JSON.parse(readFileSync(process.env['TEST_CONTRACT'] ?? '', 'utf8')) as {
  paths: Record<string, Record<string, { operationId?: string }>>;
};
/** Operations of the contract, by the beginning of their paths. */
const operationsBelow = (prefix: string): string[] =>
  Object.entries(contract.paths)
    .filter(([path]) => path.startsWith(prefix))
    .flatMap(([, methods]) => Object.values(methods).flatMap(({ operationId }) => operationId ?? []));

describe('the tables of rules', () => {
  it('are in docs/rules.md as the specs check them', () => {
    const document = rulesDocument();
    if (process.env['WRITE_RULES']) writeFileSync(DOCUMENT, document);
    expect(readFileSync(DOCUMENT, 'utf8')).toBe(document);
  });

  it('have a row of the audit log for every staff call, and list every action', () => {
    expect(Object.keys(AUDITED_CALLS).toSorted()).toEqual(operationsBelow('/api/admin/').toSorted());
    const rows = [...Object.values(AUDITED_CALLS).flat(), ...Object.values(AUDITED_COMMANDS)];
    expect([...new Set(rows.map(({ action }) => action))].toSorted()).toEqual(AUDIT_ACTIONS.toSorted());
  });

  it('name only calls of the contract, and every topic of a live event', () => {
    const known = operationsBelow('/api/');
    expect(Object.keys(EVENTS_OF_CALLS).filter((call) => !known.includes(call))).toEqual([]);
    const topics = Object.values(EVENTS_OF_CALLS).flatMap(({ events }) => events.map(({ topic }) => topic));
    expect([...new Set(topics)].toSorted()).toEqual(EVENT_TOPICS.toSorted());
  });
});
