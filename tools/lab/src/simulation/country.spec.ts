import { describe, expect, it } from '@jest/globals';
import { BEHAVIOUR, loadOf } from './country.js';

const CALL = { name: 'account', perVisit: 2, serverMs: 3, databaseMs: 1 };
const SEARCH = { name: 'search', perVisit: 1, serverMs: 6, databaseMs: 4, isSearch: true };
const KEPT = { table: 'applications', perVisit: 1, bytes: 100, keptDays: null };
const DELETED = { table: 'outbox', perVisit: 2, bytes: 50, keptDays: 7 };

describe('the load of a country', () => {
  const users = 1_000_000;
  const visits = users * BEHAVIOUR.dailyShare * BEHAVIOUR.visits;

  it('counts calls, and the processors that they take in the busiest minute', () => {
    const load = loadOf(users, [CALL, SEARCH], []);
    expect(load.callsADay).toBeCloseTo(3 * visits);
    const busiest = (visits * BEHAVIOUR.busiestHour * BEHAVIOUR.busiestMinute) / 3600;
    expect(load.peakCalls).toBeCloseTo(3 * busiest);
    expect(load.serverCores).toBeCloseTo((busiest * 0.012) / BEHAVIOUR.utilisation);
    expect(load.databaseCores).toBeCloseTo((busiest * 0.006) / BEHAVIOUR.utilisation);
    expect(load.searchCores).toBeCloseTo((busiest * 0.004) / BEHAVIOUR.utilisation);
  });

  it('stores a row for a year, or until the product deletes it', () => {
    const empty = loadOf(users, [], []).bytesAfterYear;
    expect(loadOf(users, [], [KEPT]).bytesAfterYear - empty).toBeCloseTo(visits * 100 * 365);
    expect(loadOf(users, [], [DELETED]).bytesAfterYear - empty).toBeCloseTo(visits * 100 * 7);
    expect(loadOf(users, [], [KEPT, DELETED])).toMatchObject({ rowsADay: 3 * visits, bytesADay: 200 * visits });
  });

  it('is ten times as large for ten times the accounts', () => {
    const [small, large] = [loadOf(users), loadOf(10 * users)];
    for (const [name, value] of Object.entries(small))
      expect(large[name as keyof typeof large] / value).toBeCloseTo(10);
  });
});
