import { describe, expect, it } from '@jest/globals';
import { fileURLToPath } from 'node:url';
import { findViolations, readServerSources, type SourceFile } from './table-ownership.js';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** Reads against the module graph, as "module table", with the reason for each. Writes and locks have no exception. */
const EXCEPTIONS: Record<string, string> = {
  'common users': 'an event must not refer to an account that was erased meanwhile',
  'moderation jobs': 'the page of an account counts everything that it did, in one statement',
  'moderation instant_jobs': 'the page of an account counts everything that it did, in one statement',
  'moderation applications': 'the page of an account counts everything that it did, in one statement',
  'moderation job_reports': 'the page of an account counts everything that it did, in one statement',
  'moderation message_reports': 'the page of an account counts everything that it did, in one statement',
  'moderation messages': 'the page of an account counts everything that it did, in one statement',
  'notifications sessions': 'a browser shows notifications only while its session is open',
  'operations users': 'the audit log shows the name of the actor',
  'operations message_deliveries': 'the list of dead letters shows the channel and the text of a failed message',
  'papers engagements': 'a tax paper states the title of the work, which the payments that issue it do not store',
  'rewards suspensions': 'a reward of a suspended account is decided by the staff',
  'rewards message_reports': 'a reward of a reported account is decided by the staff',
  'rewards messages': 'a reward of a reported account is decided by the staff',
  'wages places': 'the minimum wage depends on the city nearest to a position',
};

const JOB_ENTITY: SourceFile = {
  path: 'modules/jobs/entities/job.entity.ts',
  text: "@Entity('jobs') class JobEntity {}",
};
const OUTBOX_ENTITY: SourceFile = { path: 'common/queue/outbox.entity.ts', text: "@Entity({ name: 'outbox' })" };

const kindsIn = (path: string, text: string): string[] =>
  findViolations([JOB_ENTITY, OUTBOX_ENTITY, { path, text }]).map(({ kind, table }) => `${kind} ${table}`);

const IMPORTS_JOBS = "import { IS_OPEN } from '../jobs/jobs.public.js';";

describe('findViolations', () => {
  it('finds a read of a table of a module that the reader does not depend on', () => {
    expect(kindsIn('modules/wages/a.ts', 'query(`SELECT 1 FROM jobs j`)')).toEqual([
      'read against the module graph jobs',
    ]);
  });

  it.each([
    `query('SELECT 1 FROM jobs WHERE id = $1')`,
    `query("SELECT 1 FROM jobs WHERE state = 'open'")`,
    `// the owner's rows\nquery('SELECT 1 FROM jobs')`,
  ])('finds a read in the string of %s', (text) => {
    expect(kindsIn('modules/wages/a.ts', text)).toEqual(['read against the module graph jobs']);
  });

  it('reads no statement in a text that is not SQL', () => {
    expect(kindsIn('modules/wages/a.ts', `log('update jobs'); log('Removed from jobs')`)).toEqual([]);
  });

  it('permits a read of a table of a module that the reader depends on', () => {
    expect(kindsIn('modules/interviews/a.ts', `${IMPORTS_JOBS} query(\`SELECT 1 FROM jobs j\`)`)).toEqual([]);
  });

  it.each([
    'INSERT INTO jobs (id) VALUES ($1)',
    'UPDATE jobs SET title = $1',
    'DELETE FROM jobs WHERE id = $1',
    'WITH done AS (UPDATE jobs j SET title = $1 RETURNING id) SELECT id FROM done',
  ])('finds the write of a table of another module in "%s"', (sql) => {
    expect(kindsIn('modules/interviews/a.ts', `${IMPORTS_JOBS} query(\`${sql}\`)`)).toContain('write jobs');
  });

  it.each([
    'SELECT 1 FROM jobs WHERE id = $1 FOR SHARE',
    'SELECT 1 FROM jobs j JOIN slots s ON s.job_id = j.id FOR NO KEY UPDATE OF s, j',
    'SELECT 1 FROM slots s WHERE s.id IN (SELECT job_id FROM jobs j ORDER BY id FOR UPDATE SKIP LOCKED)',
  ])('finds the lock of a table of another module in "%s"', (sql) => {
    expect(kindsIn('modules/interviews/a.ts', `${IMPORTS_JOBS} query(\`${sql}\`)`)).toEqual(['lock jobs']);
  });

  it.each([
    'SELECT 1 FROM slots s JOIN jobs j ON j.id = s.job_id FOR UPDATE OF s',
    'SELECT 1 FROM slots s WHERE EXISTS (SELECT 1 FROM jobs j WHERE j.id = s.job_id) FOR UPDATE',
    'INSERT INTO slots (id) VALUES ($1) ON CONFLICT (id) DO UPDATE SET id = $1',
  ])('permits "%s"', (sql) => {
    expect(kindsIn('modules/interviews/a.ts', `${IMPORTS_JOBS} query(\`${sql}\`)`)).toEqual([]);
  });

  it('finds the write of a table of the common code in a module', () => {
    expect(kindsIn('modules/users/a.ts', 'query(`DELETE FROM outbox`)')).toEqual(['write outbox']);
  });
});

describe('the statements of the server', () => {
  const violations = findViolations(readServerSources(ROOT));

  it('write and lock only tables of their own module', () => {
    expect(violations.filter(({ kind }) => kind === 'write' || kind === 'lock')).toEqual([]);
  });

  it('read only tables of modules that their module depends on, apart from the exceptions', () => {
    const reads = violations.filter(({ kind }) => kind === 'read against the module graph');
    const found = new Set(reads.map(({ module, table }) => `${module} ${table}`));
    expect([...found].toSorted()).toEqual(Object.keys(EXCEPTIONS).toSorted());
  });
});
