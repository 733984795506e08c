import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { SupportRequest } from '@nukkad/contract/support/support';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { ClamdScanner } from '../../../common/storage/clamd-scanner.js';
import { FileStorage } from '../../../common/storage/file-storage.js';
import { EICAR, type FakeClamd, fakeClamd } from '../../../common/storage/tests/fake-clamd.js';
import type { Person } from '../../jobs/tests/people.js';
import { ReceiveSupportMailUseCase } from '../receive-support-mail.use-case.js';
import { ScanSupportFilesUseCase } from '../scan-support-files.use-case.js';
import { SupportFiles } from '../support-files.js';
import { aMail, inParts } from './mails.js';
import { saveSupportRequest, supportStaff } from './support-request.factory.js';

describe('files that people send to the support', () => {
  let clamd: FakeClamd;
  let test: TestApp;
  let staff: Person;
  beforeAll(async () => {
    clamd = await fakeClamd({ most: 1_000_000 });
    test = await createTestApp({ AV_CLAMD: clamd.address });
    staff = await supportStaff(test);
  });
  afterAll(async () => {
    await test.close();
    await clamd.close();
  });
  beforeEach(async () => {
    for (const table of ['support_requests', 'support_files']) await test.dataSource.query(`DELETE FROM ${table}`);
  });

  const sent = async (content: string | Buffer): Promise<string> => {
    const { id } = await saveSupportRequest(test.dataSource);
    const files = test.app.get(SupportFiles);
    const fileId = await files.storeFile({ name: 'letter.txt', content: Buffer.from(content) });
    await files.attach(test.dataSource.manager, fileId, id);
    return id;
  };
  const scan = (): Promise<number> => test.app.get(ScanSupportFilesUseCase).execute();
  const read = async (id: string): Promise<SupportRequest> =>
    (await staff.get(`/api/admin/support-requests/${id}`).expect(200)).body as SupportRequest;
  const download = (id: string) => staff.get(`/api/admin/support-requests/${id}/attachment`);

  it('cannot be read before the scan, and can when they are clean', async () => {
    const id = await sent('Hello');
    expect((await read(id)).attachment?.scan).toBe('waiting');
    expect((await download(id).expect(409)).body).toMatchObject({ detail: expect.stringMatching(/not been checked/) });
    expect([await scan(), await scan()]).toEqual([1, 0]);
    expect((await read(id)).attachment?.scan).toBe('clean');
    await download(id).expect(200);
  });

  it('cannot be read when they contain a virus', async () => {
    const id = await sent(EICAR);
    await scan();
    expect((await read(id)).attachment?.scan).toBe('infected');
    expect((await download(id).expect(409)).body).toMatchObject({ detail: expect.stringMatching(/contains a virus/) });
  });

  it('from a mail are scanned separately: file and whole mail', async () => {
    const part = { type: 'text/plain', name: 'virus.txt', content: EICAR };
    const clean = { type: 'text/plain', name: 'letter.txt', content: 'Hello' };
    await test.app.get(ReceiveSupportMailUseCase).execute(Buffer.from(aMail(inParts([part, clean]))));
    expect(await scan()).toBe(3);
    const rows: { id: string }[] = await test.dataSource.query('SELECT id FROM support_requests');
    const { mail, id } = await read(rows[0]!.id);
    const scans = Object.fromEntries(mail!.files.map((file) => [file.name, file.scan]));
    // unlike a real engine, the fake one does not scan inside the mail
    expect(scans).toEqual({ 'virus.txt': 'infected', 'letter.txt': 'clean', 'mail.eml': 'clean' });
    for (const file of mail!.files) {
      const status = file.scan === 'infected' ? 409 : 200;
      await staff.get(`/api/admin/support-requests/${id}/mail-files/${file.id}`).expect(status);
    }
  });

  it('wait while the engine is unreachable, and are scanned when it is back', async () => {
    const [nobody, storage] = [new ClamdScanner('127.0.0.1', 1), test.app.get(FileStorage)];
    const id = await sent('Hello');
    const round = new ScanSupportFilesUseCase(test.dataSource, storage, nobody).execute();
    await expect(round).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    expect((await read(id)).attachment?.scan).toBe('waiting');
    expect(await scan()).toBe(1);
    expect((await read(id)).attachment?.scan).toBe('clean');
  });

  it('do not delay other files when the engine rejects them', async () => {
    const large = await sent(Buffer.alloc(3_000_000, 'x'));
    const small = await sent('Hello');
    expect(await scan()).toBe(1);
    expect([(await read(large)).attachment?.scan, (await read(small)).attachment?.scan]).toEqual(['waiting', 'clean']);
  });
});

describe('files sent to the support without a running engine', () => {
  it('are returned with a note that they were not scanned, except files found infected before', async () => {
    const test = await createTestApp();
    const staff = await supportStaff(test);
    const { id } = await saveSupportRequest(test.dataSource);
    const files = test.app.get(SupportFiles);
    await files.attach(
      test.dataSource.manager,
      await files.storeFile({ name: 'a.txt', content: Buffer.from(EICAR) }),
      id,
    );
    expect(await test.app.get(ScanSupportFilesUseCase).execute()).toBe(0);
    const { body } = await staff.get(`/api/admin/support-requests/${id}`).expect(200);
    expect((body as SupportRequest).attachment?.scan).toBe('off');
    await staff.get(`/api/admin/support-requests/${id}/attachment`).expect(200);
    await test.dataSource.query(`UPDATE support_files SET scan = 'infected'`);
    await staff.get(`/api/admin/support-requests/${id}/attachment`).expect(409);
    await test.close();
  });
});
