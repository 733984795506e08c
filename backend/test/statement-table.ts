import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DomainError } from '../src/common/errors/domain-error.js';
import type { DataSource, EntityManager } from 'typeorm';
import { createTestApp, type TestApp } from './app.js';
import {
  changesBetween,
  expectedLabel,
  idsIn,
  isEmpty,
  locksBetween,
  normalise,
  type SnapshotRow,
  snapshotQueries,
  strangerOf,
  type Subject,
} from './statement-effects.js';

/** Repositories by the name that the rows of a table give them. */
type Classes = Record<string, abstract new (...dependencies: never[]) => object>;
type Instances<C extends Classes> = { [Name in keyof C]: InstanceType<C[Name]> };
type MethodsOf<C extends Classes> = {
  [Name in keyof C & string]: `${Name}.${keyof InstanceType<C[Name]> & string}`;
}[keyof C & string];

/**
 * A row of the table: a call of a repository for one subject. The call is made for each of two subjects in the same state: it
 * changes, locks and returns rows of its subject only. With an unknown id in place of an id of the subject, it has no effect.
 */
export interface Statement<C extends Classes, S extends Subject> {
  run: (repositories: Instances<C>, tx: EntityManager, subject: S, neighbour: S) => Promise<unknown>;
  /**
   * Table of each changed, added and removed row, with ": none" if the row has no id of the subject; absent when the call
   * only reads.
   */
  changes?: readonly string[];
  /**
   * Table of each row that the call locks by a statement, in the form of `changes`, and "advisory" for each advisory lock.
   * A changed row counts if a lock precedes the change, such as that of `ON CONFLICT DO UPDATE` or of a trigger before the
   * change; a deleted row does not count. Absent when the call locks nothing.
   */
  locks?: readonly string[];
  /** Parts of the result, with `:id` for the id of the subject with this name, and # for other texts with digits. */
  returns?: object;
  /** SQL of the state before the call; `:id` is the id of the subject with this name. */
  given?: string;
  /** SQL, executed after that of `given`, of states in which the call has no effect and returns nothing. */
  never?: readonly string[];
  /** Ids that are not replaced by an unknown one: the call only stores them. */
  values?: readonly (keyof S)[];
}

interface Outcome {
  result: unknown;
  changes: string[];
  /** Locked rows, and advisory locks. */
  locks: string[];
}

const FOREIGN_KEY_VIOLATION = '23503';

/** Returns whether an error refuses a call, as opposed to an error of the statement. */
const isRefusal = (error: unknown): boolean =>
  error instanceof DomainError || (error as { code?: unknown }).code === FOREIGN_KEY_VIOLATION;

/**
 * Tests that each statement of the repositories has an effect on the rows of its subject only, in the states that its
 * row names. `arrange` stores the rows of a subject and returns their ids. Fails if a method of a repository is called
 * by no row.
 */
export function testStatements<C extends Classes, S extends Subject>(
  name: string,
  classes: C,
  arrange: (test: TestApp) => Promise<S>,
  table: Partial<Record<MethodsOf<C> | `${MethodsOf<C>} (${string})`, Statement<C, S>>>,
): void {
  const rows = Object.entries(table) as [string, Statement<C, S>][];

  describe(`statements of ${name}`, () => {
    let test: TestApp;
    let subjects: [S, S];
    let snapshots: { before: string; after: string };
    const called = new Set<string>();

    beforeAll(async () => {
      test = await createTestApp();
      subjects = [await arrange(test), await arrange(test)];
      snapshots = await snapshotQueries(test.dataSource);
    });
    afterAll(() => test.close());

    /** Makes a call in a transaction that is rolled back. */
    async function outcomeOf(
      { run, given = '' }: Statement<C, S>,
      { of, as = of, state = '', isGiven = true }: { of: S; as?: S; state?: string; isGiven?: boolean },
    ): Promise<Outcome> {
      const runner = test.dataSource.createQueryRunner();
      await runner.startTransaction();
      try {
        const { manager: tx } = runner;
        for (const sql of [isGiven ? given : '', state]) if (sql) await tx.query(bind(sql, of));
        const read = (sql: string): Promise<SnapshotRow[]> => tx.query(sql);
        const before = await read(snapshots.before);
        await tx.query('SAVEPOINT call');
        const neighbour = of === subjects[0] ? subjects[1] : subjects[0];
        const result = await run(instancesIn(tx), tx, as, neighbour).catch((error: unknown) => {
          if (!isRefusal(error)) throw error;
          return new Refused();
        });
        if (result instanceof Refused) return { result: null, changes: [], locks: [] };
        const after = await read(snapshots.after);
        return {
          result,
          changes: changesBetween(before, after, subjects),
          locks: locksBetween(before, after, subjects),
        };
      } finally {
        await runner.rollbackTransaction();
        await runner.release();
      }
    }

    /** Returns the repositories, which send their statements in `tx` and record their calls. */
    function instancesIn(tx: EntityManager): Instances<C> {
      const dataSource = Object.create(test.dataSource, {
        query: { value: tx.query.bind(tx) },
        manager: { value: tx },
        getRepository: { value: tx.getRepository.bind(tx) },
      }) as DataSource;
      const transactions = { run: <T>(work: (of: EntityManager) => Promise<T>): Promise<T> => work(tx) };
      return Object.fromEntries(
        Object.entries(classes).map(([key, type]) => {
          const instance: object = test.app.get(type as never, { strict: false });
          const overrides: Record<string, unknown> = { dataSource, transactions };
          for (const method of methodsOf(type)) {
            const real = Reflect.get(instance, method) as (...args: unknown[]) => unknown;
            overrides[method] = function record(this: unknown, ...args: unknown[]): unknown {
              called.add(`${key}.${method}`);
              return real.apply(this, args);
            };
          }
          return [key, Object.assign(Object.create(instance) as object, overrides)];
        }),
      ) as Instances<C>;
    }

    /** Tests that the call affects its subject only. */
    async function checkSubjects(row: Statement<C, S>): Promise<void> {
      const [own, other] = subjects;
      const used = new Set<string>();
      const watched = new Proxy(own, {
        get: (target, key) => {
          used.add(String(key));
          return Reflect.get(target, key) as unknown;
        },
      });
      const first = await outcomeOf(row, { of: own, as: watched });
      const { changes = [], locks = [], returns } = row;
      const effectsOf = (owner: string): Omit<Outcome, 'result'> => {
        const labels = (tables: readonly string[]): string[] =>
          tables.map((table) => expectedLabel(table, owner)).sort();
        return { changes: labels(changes), locks: labels(locks) };
      };
      expect(first).toMatchObject(effectsOf('first'));
      expect(idsIn(first.result, other)).toEqual([]);
      if (returns) expect(JSON.parse(normalise(first.result, own))).toMatchObject(returns);
      const isLockOnly = locks.length > 0 && first.result === undefined;
      if (changes.length === 0 && !isLockOnly) expect(isEmpty(first.result)).toBe(false);
      const second = await outcomeOf(row, { of: other });
      expect(second).toMatchObject(effectsOf('second'));
      expect(normalise(second.result, other)).toEqual(normalise(first.result, own));
      if (used.size === 0 && row.given) {
        const idle = await outcomeOf(row, { of: own, isGiven: false });
        expect({ ...idle, isEmpty: isEmpty(idle.result) }).toMatchObject({ isEmpty: true, changes: [] });
      }
      for (const key of used) {
        const stranger = await outcomeOf(row, { of: own, as: { ...own, [key]: strangerOf(own[key] ?? '') } });
        if (row.values?.includes(key)) {
          // an id that needs no exemption is not exempt
          expect({ key, isEmpty: isEmpty(stranger.result) && stranger.changes.length === 0 }).toEqual({
            key,
            isEmpty: false,
          });
          continue;
        }
        expect({ key, ...stranger, isEmpty: isEmpty(stranger.result) }).toMatchObject({ isEmpty: true, changes: [] });
      }
    }

    /** Tests that the call has no effect in a state. */
    async function checkState(row: Statement<C, S>, state: string): Promise<void> {
      const outcome = await outcomeOf(row, { of: subjects[0], state });
      expect({ ...outcome, isEmpty: isEmpty(outcome.result) }).toMatchObject({ isEmpty: true, changes: [] });
    }

    it.each(rows)('%s affects the rows of its subject only', async (_name, row) => checkSubjects(row));

    const states = rows.flatMap(([method, row]) => (row.never ?? []).map((state) => ({ method, row, state })));
    if (states.length > 0) {
      it.each(states)('$method has no effect after: $state', async ({ row, state }) => checkState(row, state));
    }

    it('each method of the repositories is called by a row of the table', () => {
      const all = Object.entries(classes).flatMap(([key, type]) => methodsOf(type).map((method) => `${key}.${method}`));
      expect(all.filter((method) => !called.has(method))).toEqual([]);
    });
  });
}

/** The result of a call that was refused. */
class Refused {}

const methodsOf = (type: abstract new (...dependencies: never[]) => object): string[] =>
  Object.getOwnPropertyNames(type.prototype).filter((method) => method !== 'constructor');

/** Returns SQL in which each `:id` is the id of the subject with this name. */
const bind = (sql: string, subject: Subject): string =>
  sql.replaceAll(/(?<!:):([a-z]\w*)/gi, (_text, key: string) => {
    const value = subject[key];
    if (value === undefined) throw new Error(`a subject has no ${key}`);
    return `'${value}'`;
  });
