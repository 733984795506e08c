import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { DeferTask } from '../../../common/queue/task.js';
import { reportFigure } from '../../../../test/security/figures.js';
import { saveJob } from '../../jobs/tests/job.factory.js';
import { bothSides, type Person } from '../../jobs/tests/people.js';
import { AboutPerson, PersonalDataRegistry, type PersonalTable } from '../../users/users.public.js';
import { signIn } from '../../auth/tests/signed-in.js';
import { hashToken } from '../../auth/token.js';
import { EraseAccountUseCase } from '../erase-account.use-case.js';
import { saveFullAccount } from './full-account.js';
import { leave, weekPasses } from './leaving.js';

const MARK = 'zqmarkerqz';
const PHONE = '9845099999';
/** A place of the person, as the database writes it (hexadecimal EWKB). */
const PLACE = '0101000020E61000008FC2F5285C6F53405C8FC2F528DC2940';
/**
 * Columns that identify the owner of a row or the location of its file: the test cannot overwrite them. E-mails contain
 * the mark already.
 */
const ANCHORS = ['lexicon_version', 'recipient_digest', 'destination_digest', 'scope', 'storage_key', 'email'];
/** Columns with a text of the product, and columns with another person's text, by the list of the export. */
const OWN_WORDS: Record<string, readonly string[]> = {
  jobs: ['category'],
  applicationSteps: ['status'],
  applicationsReceived: ['cover_message'],
  interviewRequests: ['category', 'time_slot', 'company'],
  interviewsGiven: ['category', 'time_slot'],
  instantJobs: ['category'],
  engagements: ['title', 'company', 'category', 'location', 'point'],
  engagementsGiven: ['category'],
  reviews: ['reply'],
  reviewsAboutMe: ['note', 'facts'],
  decisionsAboutReviews: ['report_text', 'reason'],
  reviewsReported: ['reason'],
  safetyCases: ['report_text', 'reason', 'appeal'],
  reviewCasesDecided: ['report_text', 'appeal'],
  ledgerAccounts: ['book', 'kind', 'side', 'balance_rule'],
  appeals: ['decision'],
  appealsDecided: ['text'],
  payCases: ['answer', 'decision'],
  payCasesAnswered: ['text', 'decision'],
  payCasesDecided: ['text', 'answer', 'appeal'],
  timeCorrections: ['answer', 'decision'],
  timeCorrectionsAnswered: ['reason', 'decision'],
  timesDecided: ['reason', 'answer', 'appeal'],
  payments: ['provider', 'receipt', 'order_id', 'payment_id'],
  heldPayments: ['account_encrypted', 'transfer_id'],
  heldWages: ['transfer_id'],
  contests: ['answer', 'proposal_reason', 'decision_reason', 'reversal_id', 'transfer_id'],
  contestsAnswered: ['reason', 'proposal_reason', 'decision_reason', 'reversal_id', 'transfer_id'],
  contestsProposed: ['reason', 'answer', 'decision_reason', 'reversal_id', 'transfer_id'],
  contestsDecided: ['reason', 'answer', 'proposal_reason', 'reversal_id', 'transfer_id'],
  rewardPayouts: ['provider', 'transfer_id', 'utr'],
  rewardsForInvitations: ['provider', 'reason', 'account_encrypted', 'transfer_id', 'utr', 'problem', 'cluster'],
  rewardsDecided: ['provider', 'account_encrypted', 'transfer_id', 'utr', 'problem', 'cluster'],
  reversalsDecided: ['reason'],
  differencesExplained: ['provider', 'entity_id', 'utr'],
  supportRequests: ['reference'],
  reportedMessages: ['decision_note'],
  messageReportsDecided: ['note'],
  suspensionsGiven: ['appeal_text', 'decision_note'],
  suspensionAppealsDecided: ['appeal_text', 'text'],
};

describe('eraseAccount', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  const aboutPerson = (): AboutPerson => test.app.get(AboutPerson, { strict: false });

  /** Writes the mark into every text column of the rows about a person that may contain it. */
  async function plant({ table, about, shown }: PersonalTable, id: string): Promise<void> {
    const columns: { name: string; type: string }[] = await test.dataSource.query(
      `SELECT attname AS name, format_type(atttypid, atttypmod) AS type FROM pg_attribute
       WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
         AND atttypid IN ('text'::regtype, 'text[]'::regtype, 'jsonb'::regtype, 'geography'::regtype)`,
      [table],
    );
    const values: Record<string, string> = {
      text: `'${MARK}' || left(md5(random()::text), 6) || '@example.com'`,
      'text[]': `ARRAY['${MARK}']`,
      jsonb: `'{"planted": "${MARK}"}'`,
      'geography(Point,4326)': `'${PLACE}'::geography`,
    };
    const left = [...ANCHORS, ...(OWN_WORDS[shown?.as ?? ''] ?? [])];
    for (const { name, type } of columns.filter((column) => !left.includes(column.name))) {
      // a constraint that rejects free text rejects the mark as well
      await aboutPerson()
        .query(test.dataSource.manager, `UPDATE ${table} t SET ${name} = ${values[type]} WHERE ${about}`, [id])
        .catch((error: unknown) => expect(String(error)).toMatch(/violates/));
    }
  }

  /** Returns the tables, those of the queue included, that contain the mark or the number. */
  async function tablesWith(...needles: string[]): Promise<string[]> {
    const tables: { name: string }[] = await test.dataSource.query(
      // the queue has its tables in a separate schema
      `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
       WHERE schemaname <> ALL ('{pg_catalog,information_schema}') AND tablename <> 'spatial_ref_sys'`,
    );
    const found: string[] = [];
    for (const { name } of tables) {
      const hits: { row: string }[] = await test.dataSource.query(
        `SELECT t::text AS row FROM ${name} t WHERE t::text ILIKE ANY ($1) LIMIT 1`,
        [needles.map((needle) => `%${needle}%`)],
      );
      found.push(...hits.map(({ row }) => `${name}: ${row}`));
    }
    return found;
  }

  /** All rows about a person that do not name `other`, as texts, by table and relation. */
  async function rowsWithout(other: Person, person: Person): Promise<Record<string, string[]>> {
    const rows: Record<string, string[]> = {};
    for (const { table, about } of test.app.get(PersonalDataRegistry, { strict: false }).listTables()) {
      const found = await aboutPerson().query<{ row: string }[]>(
        test.dataSource.manager,
        `SELECT t::text AS row FROM ${table} t WHERE (${about}) AND t::text NOT LIKE '%' || $2 || '%' ORDER BY 1`,
        [person.id, other.id],
      );
      rows[`${table}: ${about}`] = found.map(({ row }) => row);
    }
    return rows;
  }

  function filesWith(needle: string): string[] {
    const folder = test.config.filesDir;
    if (!existsSync(folder)) return [];
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => readFileSync(path).includes(needle));
  }

  const countFiles = (): number =>
    readdirSync(test.config.filesDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
      .length;

  it('leaves nothing of a person in any table or file', async () => {
    const { person, other } = await saveFullAccount(test, MARK, PHONE);
    const tables = test.app.get(PersonalDataRegistry, { strict: false }).listTables();
    const empty: string[] = [];
    for (const { table, about } of tables) {
      const [row] = await aboutPerson().query<{ count: number }[]>(
        test.dataSource.manager,
        `SELECT count(*)::int FROM ${table} t WHERE ${about}`,
        [person.id],
      );
      if (row?.count === 0) empty.push(table);
    }
    expect(empty).toEqual([]); // otherwise the following assertions have no rows to check
    await leave(test, person);
    await test.runTasks();
    for (const table of tables) await plant(table, person.id);
    expect((await tablesWith(MARK)).length).toBeGreaterThan(15);
    expect((await tablesWith(PLACE)).length).toBeGreaterThan(2);
    expect(filesWith(MARK)).toHaveLength(1);
    const filesBefore = countFiles();

    await weekPasses(test, person);
    await test.runTasks();

    const traces = [...(await tablesWith(MARK, PHONE, PLACE)), ...filesWith(MARK)];
    reportFigure({
      ...{ what: 'erasure: rows and files that hold a canary', measured: traces.length },
      ...{ target: '0', met: traces.length === 0 },
    });
    expect(traces).toEqual([]);
    expect(filesBefore - countFiles()).toBe(2); // the resume and the picture
    const waiting: object[] = await test.dataSource.query(
      `SELECT task FROM outbox WHERE payload::text LIKE '%' || $1 || '%' AND done_at IS NULL`,
      [person.id],
    );
    expect(waiting).toEqual([]);

    const { body: seen } = await other.get('/api/my-applications').expect(200);
    expect(seen).toMatchObject([{ coverMessage: 'Hello', job: { title: '—', company: '—', isActive: false } }]);
    const [job] = (await other.get('/api/my-jobs').expect(200)).body as { id: string }[];
    const { body: applicants } = await other.get(`/api/jobs/${job?.id}/applications`).expect(200);
    expect(applicants).toMatchObject([
      { status: 'withdrawn', coverMessage: '', resume: null, applicant: { firstName: 'Former member', lastName: '' } },
    ]);
  });

  it('erases rows written after the deletion request, and ends all sessions', async () => {
    const person = await bothSides(test);
    await leave(test, person);
    await saveJob(test.dataSource, { employerId: person.id, status: 'open' });
    // before the week is over, nothing is erased
    await expect(test.app.get(EraseAccountUseCase).execute({ userId: person.id })).rejects.toBeInstanceOf(DeferTask);
    const open = () =>
      test.dataSource.query(`SELECT FROM jobs WHERE employer_id = $1 AND status = 'open'`, [person.id]);
    expect(await open()).toHaveLength(1);
    await weekPasses(test, person);
    const late = await signIn(test.app, person);
    await test.app.get(EraseAccountUseCase).execute({ userId: person.id });
    expect(
      await test.dataSource.query(`SELECT FROM jobs WHERE employer_id = $1 AND status <> 'closed'`, [person.id]),
    ).toEqual([]);
    await test.dataSource.query(
      `INSERT INTO sessions (id, user_id, expires_at) SELECT $2, $1, now() + interval '1 day'`,
      [person.id, hashToken(late.split(/=|;/)[1] ?? '')],
    );
    await test.api.get('/api/auth/user').set('Cookie', late).expect(401);
  });

  it('is idempotent, also after an interruption', async () => {
    const { person } = await saveFullAccount(test, 'zqinterruptedqz', '9845188888');
    await leave(test, person);
    await weekPasses(test, person);
    const erase = test.app.get(EraseAccountUseCase);
    const storage = test.app.get(PersonalDataRegistry, { strict: false }).listHolders();
    const files = storage.find((holder) => holder.removeFiles !== undefined)!;
    const removeFiles = files.removeFiles!.bind(files);
    files.removeFiles = () => Promise.reject(new Error('the disk is away'));
    await expect(erase.execute({ userId: person.id })).rejects.toThrow('the disk is away');
    files.removeFiles = removeFiles;
    await erase.execute({ userId: person.id });
    await erase.execute({ userId: person.id });
    expect(await tablesWith('zqinterruptedqz', '9845188888')).toEqual([]);
    expect(filesWith('zqinterruptedqz')).toEqual([]);
  });

  it('changes no row of another person', async () => {
    const { person } = await saveFullAccount(test, 'zqleaverqz', '9845177777');
    const { person: bystander } = await saveFullAccount(test, 'zqbystanderqz', '9845166666');
    await leave(test, person);
    await test.dataSource.query(`UPDATE users SET deletion_due_at = clock_timestamp() WHERE id = $1`, [person.id]);
    const before = await rowsWithout(person, bystander);
    expect(Object.values(before).filter((rows) => rows.length > 0).length).toBeGreaterThan(30);
    await test.app.get(EraseAccountUseCase).execute({ userId: person.id });
    expect(await rowsWithout(person, bystander)).toEqual(before);
  });

  it('releases the address for a new account', async () => {
    const person = await bothSides(test);
    await leave(test, person);
    await weekPasses(test, person);
    await test.runTasks();
    const left: object[] = await test.dataSource.query('SELECT 1 FROM users WHERE email = $1', [person.user.email]);
    expect(left).toEqual([]);
  });

  it('deletes words that no job has any more, and no term of another kind', async () => {
    const person = await bothSides(test);
    await test.dataSource.query(
      `INSERT INTO search_terms (kind, name) VALUES ('word', 'zqunusedqz'), ('town', 'zqunusedqz'), ('occupation', 'zqunusedqz')`,
    );
    await leave(test, person);
    await weekPasses(test, person);
    await test.runTasks();
    expect(await test.dataSource.query(`SELECT kind FROM search_terms WHERE name = 'zqunusedqz'`)).toEqual([
      { kind: 'occupation' },
    ]);
  });

  it('returns quietly for an account that is not there', async () => {
    await expect(
      test.app.get(EraseAccountUseCase).execute({ userId: '00000000-0000-4000-8000-000000000000' }),
    ).resolves.toBeUndefined();
  });
});
