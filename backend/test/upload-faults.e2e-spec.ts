import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { UPLOAD_MAX_BYTES } from '@nukkad/contract/limits';
import { signIn } from '../src/modules/auth/tests/signed-in.js';
import { saveJob } from '../src/modules/jobs/tests/job.factory.js';
import { type Person, employer, seeker } from '../src/modules/jobs/tests/people.js';
import { filesIn } from '../src/modules/jobs/tests/sample-files.js';
import { createTestApp, type TestApp } from './app.js';
import { type ForkedServer, forkServer } from './forked-server.js';
import { peakMemoryOf } from './peak-memory.js';
import { type Answer, ServerCaller } from './server-caller.js';
import { until } from './until.js';

const MB = 1024 * 1024;
/** Six uploads of 5 MB in memory, twice while they are put together, and as much for their sockets and the heap. */
const GROWTH_MAX = 130 * MB;
const NOT_SAVED = "We can't save anything right now. Please try again in a few minutes.";

/** The largest resume that is accepted. */
const RESUME = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(UPLOAD_MAX_BYTES - 9, 'x')]);
/** Request timeout of the server for slow senders, in milliseconds. */
const REQUEST_TIMEOUT_MS = 1500;
/** With a handler, a write beyond the file size limit fails in the process instead of ending it. */
const OUTLIVE_FILE_LIMIT = 'data:text/javascript,process.on("SIGXFSZ",()=>{})';

describe('a server that receives uploads', () => {
  let test: TestApp;
  let owner: Person;
  let applicant: Person;
  let cookie: string;
  let server: ForkedServer;
  let caller: ServerCaller;

  beforeAll(async () => {
    test = await createTestApp();
    [owner, applicant] = [await employer(test), await seeker(test)];
    cookie = await signIn(test.app, applicant);
    server = await forkServer({ ROLE: 'api' }, { execArgv: ['--import', OUTLIVE_FILE_LIMIT] });
    caller = new ServerCaller(server, cookie);
  });
  afterAll(async () => {
    await server?.remove();
    await test?.close();
  });

  const sockets: Socket[] = [];
  const servers: ForkedServer[] = [];
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    for (const one of servers.splice(0)) await one.remove();
  });

  const newJob = async (): Promise<string> => (await saveJob(test.dataSource, { employerId: owner.id })).id;
  const upload = (jobId: string, key: string = randomUUID()): Promise<Answer> => {
    const form = new FormData();
    form.append('jobId', jobId);
    form.append('coverMessage', 'My resume is attached.');
    form.append('resume', new Blob([RESUME], { type: 'application/pdf' }), 'resume.pdf');
    return caller.post('/api/applications', form, { key });
  };
  const storedFiles = (): number => filesIn(server.dataDir);
  const rows = async (table: 'files' | 'applications'): Promise<number> => {
    const [row]: { count: number }[] = await test.dataSource.query(`SELECT count(*)::int AS count FROM ${table}`);
    return row?.count ?? 0;
  };
  const stored = async (): Promise<{ files: number; rows: number; applications: number }> => ({
    files: storedFiles(),
    rows: await rows('files'),
    applications: await rows('applications'),
  });

  /** Sends the head of a form with a resume, and its first bytes. */
  async function beginUpload({ port, url }: ForkedServer, jobId: string, firstBytes: number): Promise<Socket> {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    sockets.push(socket);
    await once(socket, 'connect');
    const head =
      `--b\r\nContent-Disposition: form-data; name="jobId"\r\n\r\n${jobId}\r\n` +
      `--b\r\nContent-Disposition: form-data; name="resume"; filename="resume.pdf"\r\n\r\n`;
    socket.write(
      `POST /api/applications HTTP/1.1\r\nHost: ${new URL(url).host}\r\nX-Requested-With: fetch\r\n` +
        `Cookie: ${cookie}\r\nContent-Type: multipart/form-data; boundary=b\r\n` +
        `Content-Length: ${head.length + RESUME.length}\r\n\r\n${head}`,
    );
    await new Promise<void>((resolve) => socket.write(RESUME.subarray(0, firstBytes), () => resolve()));
    return socket;
  }

  it('accepts twenty concurrent uploads of 5 MB in bounded memory, with a row and a file for each accepted one', async () => {
    const jobIds: string[] = [];
    while (jobIds.length < 20) jobIds.push(await newJob());
    await upload(await newJob()); // loads modules that the first upload needs
    const before = await stored();
    const idle = peakMemoryOf(server.process.pid ?? 0);
    const answers = await Promise.all(jobIds.map((jobId) => upload(jobId)));
    const peak = peakMemoryOf(server.process.pid ?? 0);
    const accepted = answers.filter(({ status }) => status === 201).length;
    for (const { status, headers } of answers) {
      expect([201, 503]).toContain(status);
      if (status === 503) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect(accepted).toBeGreaterThan(0);
    expect(peak - idle).toBeLessThan(GROWTH_MAX);
    expect(await stored()).toEqual({
      files: before.files + accepted,
      rows: before.rows + accepted,
      applications: before.applications + accepted,
    });
  });

  it('stores nothing of interrupted uploads, and logs none of them as a failure of its own', async () => {
    const before = await stored();
    const jobId = await newJob();
    const begun = await Promise.all(Array.from({ length: 8 }, () => beginUpload(server, jobId, 4 * MB)));
    for (const socket of begun) socket.destroy();
    const aborted = (): number => server.output().match(/"event":"request.aborted"/g)?.length ?? 0;
    expect(await until(() => aborted() >= 6)).toBe(true);
    expect(await stored()).toEqual(before);
    expect(server.output()).not.toContain('request.failed');
    // their memory is free again
    expect((await upload(jobId)).status).toBe(201);
  });

  it.each<[string, (socket: Socket) => unknown]>([
    ['hangs up', (socket) => socket.destroy()],
    ['resets the connection', (socket) => socket.resetAndDestroy()],
    ['ends its side in the middle', (socket) => socket.end()],
  ])('logs no error for a sender who %s, at any point of the upload', async (_what, breakOff) => {
    const from = server.output().length;
    const head =
      `Host: ${new URL(server.url).host}\r\nX-Requested-With: fetch\r\nCookie: ${cookie}\r\n` +
      'Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 900000\r\n';
    const part = (name: string, file: string): string =>
      `--b\r\nContent-Disposition: form-data; name="${name}"; filename="${file}"\r\n\r\n`;
    const bodiesFor = (field: string): string[] => [
      '',
      '--b',
      '--b\r\nContent-Disposition: form',
      part(field, 'cv.pdf'),
      `${part(field, 'cv.pdf')}%PDF-1.7`,
      `${part(field, 'me.png')}${'x'.repeat(300_000)}`,
      `${part(field, 'cv.pdf')}x\r\n--b`,
    ];
    let sent = 0;
    for (const [path, field] of [
      ['/api/applications', 'resume'],
      ['/api/user/avatar', 'avatar'],
    ] as const) {
      for (const body of bodiesFor(field)) {
        const socket = connect(server.port, '127.0.0.1').on('error', () => undefined);
        sockets.push(socket);
        await once(socket, 'connect');
        await new Promise<void>((done) =>
          socket.write(`POST ${path} HTTP/1.1\r\n${head}X-Request-Id: broken-off-${sent}\r\n\r\n${body}`, () => done()),
        );
        await caller.get('/api/health/live'); // until the server has read it
        breakOff(socket);
        sent++;
      }
    }
    const aborted = (): number =>
      server
        .output()
        .slice(from)
        .match(/"event":"request.aborted"/g)?.length ?? 0;
    expect(await until(() => aborted() === sent)).toBe(true);
    expect(server.output().slice(from)).not.toMatch(/"level":(?:"error"|[5-9]0)|"event":"request.failed"/);
  });

  it('frees the memory of forms with senders that hang up before the form is read', async () => {
    const form =
      `POST /api/user/avatar HTTP/1.1\r\nHost: ${new URL(server.url).host}\r\nX-Requested-With: fetch\r\nCookie: ${cookie}\r\n` +
      'Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 6000000\r\n\r\n';
    for (let count = 0; count < 20; count++) {
      const socket = connect(server.port, '127.0.0.1').on('error', () => undefined);
      await once(socket, 'connect');
      await new Promise<void>((done) => socket.write(form, () => done()));
      socket.resetAndDestroy();
    }
    const picture = new FormData();
    picture.append('avatar', new Blob(['no picture']), 'me.png');
    const { status } = await fetch(`${server.url}/api/user/avatar`, {
      method: 'POST',
      headers: { cookie, 'x-requested-with': 'fetch' },
      body: picture,
    });
    expect(status).toBe(415);
  });

  it('ends a trickling upload after the timeout, and stores nothing of it', async () => {
    const before = await stored();
    const slow = await forkServer({ ROLE: 'api', REQUEST_TIMEOUT_MS: String(REQUEST_TIMEOUT_MS) });
    servers.push(slow);
    const socket = await beginUpload(slow, await newJob(), 1000);
    let answer = '';
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    const trickle = setInterval(() => socket.write('x'), 100);
    const isOver = await until(() => socket.closed);
    clearInterval(trickle);
    expect(isOver).toBe(true);
    expect(answer).toContain('HTTP/1.1 408 Request Timeout');
    expect(filesIn(slow.dataDir)).toBe(0);
    expect(await stored()).toEqual(before);
  });

  it('reports that nothing can be saved while its disk is full, stores nothing, and accepts the same form afterwards', async () => {
    const [jobId, key] = [await newJob(), randomUUID()];
    const before = await stored();
    const limitFiles = (bytes: number | 'unlimited'): void => {
      const { status } = spawnSync('prlimit', ['--pid', String(server.process.pid), `--fsize=${bytes}:`]);
      expect(status).toBe(0);
    };
    limitFiles(MB);
    const refused = await upload(jobId, key);
    expect(refused.status).toBe(503);
    expect(refused.body.detail).toBe(NOT_SAVED);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await stored()).toEqual(before);
    limitFiles('unlimited');
    expect((await upload(jobId, key)).status).toBe(201);
    expect((await upload(jobId, key)).status).toBe(201);
    expect(await stored()).toEqual({
      files: before.files + 1,
      rows: before.rows + 1,
      applications: before.applications + 1,
    });
  });
});
