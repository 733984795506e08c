import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { ApplicationEntity } from '../entities/application.entity.js';
import { FileEntity } from '../entities/file.entity.js';
import { JobEntity } from '../entities/job.entity.js';
import { ResumeFiles } from '../resume-files.js';
import { saveApplication } from './application.factory.js';
import { saveJob } from './job.factory.js';
import { employer, NOBODY, type Person, seeker } from './people.js';
import { ARCHIVE, DOC, DOCX, filesIn, LOCKED_PDF, PDF, ZIP_BOMB } from './sample-files.js';

const MESSAGE = 'I have carried plates for three years.';

describe('POST /api/applications with a resume', () => {
  let test: TestApp;
  let owner: Person;

  beforeAll(async () => {
    test = await createTestApp();
    owner = await employer(test);
  });
  afterAll(() => test.close());

  const job = (fields: Partial<JobEntity> = {}): Promise<JobEntity> =>
    saveJob(test.dataSource, { employerId: owner.id, ...fields });
  const applications = (jobId: string): Promise<ApplicationEntity[]> =>
    test.dataSource.getRepository(ApplicationEntity).findBy({ jobId });
  const fileRows = (ownerId: string): Promise<FileEntity[]> =>
    test.dataSource.getRepository(FileEntity).findBy({ ownerId });
  const storedFiles = (): number => filesIn(test.config.filesDir);

  it.each([
    ['resume.pdf', PDF, 'application/pdf'],
    ['बायोडाटा.doc', DOC, 'application/msword'],
    ['My CV.DOCX', DOCX, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ])('accepts %s with the form', async (name, content, mime) => {
    const worker = await seeker(test);
    const { id } = await job();
    const { body } = await worker
      .post('/api/applications')
      .field('jobId', id)
      .field('coverMessage', MESSAGE)
      .attach('resume', content, { filename: name, contentType: 'application/octet-stream' })
      .expect(201);
    expect(body.resume).toEqual({ name, size: content.length });
    const [file] = await fileRows(worker.id);
    expect(file).toMatchObject({ name, mime, size: content.length, expiresAt: null });
    expect(file?.sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(readFileSync(join(test.config.filesDir, file?.storageKey ?? '')).equals(content)).toBe(true);
    expect((await applications(id))[0]?.resumeFileId).toBe(file?.id);
  });

  it('attaches the resume of an earlier application, unless there is a new file', async () => {
    const worker = await seeker(test);
    const apply = (jobId: string) =>
      worker.post('/api/applications').field('jobId', jobId).field('coverMessage', MESSAGE);
    const first = await apply((await job()).id)
      .attach('resume', PDF, { filename: 'asha.pdf', contentType: 'application/pdf' })
      .expect(201);
    const second = await job();
    const { body } = await worker
      .post('/api/applications')
      .send({ jobId: second.id, coverMessage: MESSAGE, resumeFrom: first.body.id })
      .expect(201);
    expect(body.resume).toEqual(first.body.resume);
    await owner.get(`/api/applications/${body.id}/resume`).expect(200);
    const files = await fileRows(worker.id);
    expect(files).toHaveLength(1);
    expect((await applications(second.id))[0]?.resumeFileId).toBe(files[0]?.id);

    const newer = await apply((await job()).id)
      .field('resumeFrom', body.id)
      .attach('resume', DOC, { filename: 'asha.doc', contentType: 'application/msword' })
      .expect(201);
    expect(newer.body.resume).toEqual({ name: 'asha.doc', size: DOC.length });
  });

  it('rejects the resume of an application that has none, does not exist, or belongs to another account', async () => {
    const [worker, other] = [await seeker(test), await seeker(test)];
    const without = await saveApplication(test.dataSource, { jobId: (await job()).id, seekerId: worker.id });
    const foreign = await other
      .post('/api/applications')
      .field('jobId', (await job()).id)
      .field('coverMessage', MESSAGE)
      .attach('resume', PDF, { filename: 'other.pdf', contentType: 'application/pdf' })
      .expect(201);
    const { id } = await job();
    for (const resumeFrom of [without.id, NOBODY, foreign.body.id]) {
      await worker.post('/api/applications').send({ jobId: id, coverMessage: MESSAGE, resumeFrom }).expect(404);
    }
    await worker
      .post('/api/applications')
      .send({ jobId: id, coverMessage: MESSAGE, resumeFrom: 'the last' })
      .expect(400);
    expect(await applications(id)).toEqual([]);
  });

  it.each([
    ['document_1000012345', PDF, 'document_1000012345.pdf'],
    ['Resume.pdf (1)', PDF, 'Resume (1).pdf'],
    ['resume.docx', PDF, 'resume.pdf'],
    ['resume.doc', DOCX, 'resume.docx'],
  ])('accepts %s by its content, and returns it with the extension of its type', async (filename, content, name) => {
    const worker = await seeker(test);
    const sent = worker
      .post('/api/applications')
      .field('jobId', (await job()).id)
      .field('coverMessage', MESSAGE);
    const { body } = await sent.attach('resume', content, filename).expect(201);
    expect(body.resume).toEqual({ name, size: content.length });
  });

  it.each([
    ['en', 'This file is locked with a password. Save it without a password, then choose it again.'],
    ['hi', 'इस फ़ाइल पर पासवर्ड लगा है। बिना पासवर्ड के सेव करके फिर चुनें।'],
    ['kn', 'ಈ ಫೈಲ್‌ಗೆ ಪಾಸ್‌ವರ್ಡ್ ಇದೆ. ಪಾಸ್‌ವರ್ಡ್ ಇಲ್ಲದೆ ಸೇವ್ ಮಾಡಿ ಮತ್ತೆ ಆರಿಸಿ.'],
  ])('explains the error for a file with a password in %s', async (language, message) => {
    const worker = await seeker(test);
    const sent = worker
      .post('/api/applications')
      .set('Accept-Language', language)
      .field('jobId', (await job()).id);
    const { body } = await sent.field('coverMessage', MESSAGE).attach('resume', LOCKED_PDF, 'resume.pdf').expect(415);
    expect(body).toMatchObject({ detail: message, errors: [{ field: 'resume', message }] });
  });

  it.each([
    ['turns its end around', 'Asha\u202efdp.exe.pdf', 'Ashafdp.exe.pdf'],
    ['holds control characters', '\u200eCV\u0085.pdf', 'CV.pdf'],
    ['is cut in the middle of a character', `\u{1f600}${'a'.repeat(195)}.pdf`, `\ufffd${'a'.repeat(195)}.pdf`],
  ])('stores a name that %s without that', async (_what, filename, name) => {
    const worker = await seeker(test);
    const { body } = await worker
      .post('/api/applications')
      .field('jobId', (await job()).id)
      .field('coverMessage', MESSAGE)
      .attach('resume', PDF, { filename, contentType: 'application/pdf' })
      .expect(201);
    expect(body.resume).toEqual({ name, size: PDF.length });
  });

  it.each([
    ['a program named resume.pdf', 'resume.pdf', Buffer.from('7f454c46020101', 'hex'), 415],
    ['a page named resume.pdf', 'resume.pdf', Buffer.from('<html><script>alert(1)</script>'), 415],
    ['a PDF named resume.exe', 'resume.exe', PDF, 415],
    ['a PDF named resume.pdf.exe', 'resume.pdf.exe', PDF, 415],
    ['a PDF with a password', 'resume.pdf', LOCKED_PDF, 415],
    ['a text file', 'resume.txt', Buffer.from('hello'), 415],
    ['an archive named resume.docx', 'resume.docx', ARCHIVE, 415],
    ['a zip bomb named resume.docx', 'resume.docx', ZIP_BOMB, 415],
    ['an empty file', 'resume.pdf', Buffer.alloc(0), 415],
    ['a file over 5 MB', 'resume.pdf', Buffer.concat([PDF, Buffer.alloc(5 * 1024 * 1024)]), 413],
  ])('rejects %s and stores nothing', async (_what, filename, content, status) => {
    const worker = await seeker(test);
    const { id } = await job();
    const before = storedFiles();
    const { body } = await worker
      .post('/api/applications')
      .field('jobId', id)
      .field('coverMessage', MESSAGE)
      .attach('resume', content, filename)
      .expect(status);
    if (status === 413) {
      expect(body).toMatchObject({ title: 'File too large', detail: 'Please select a file smaller than 5MB' });
    } else {
      expect(body.errors).toMatchObject([{ field: 'resume' }]);
    }
    expect(await applications(id)).toEqual([]);
    expect(await fileRows(worker.id)).toEqual([]);
    expect(storedFiles()).toBe(before);
  });

  it('accepts a file of exactly 5 MB', async () => {
    const worker = await seeker(test);
    const { id } = await job();
    const content = Buffer.concat([PDF, Buffer.alloc(5 * 1024 * 1024 - PDF.length)]);
    await worker
      .post('/api/applications')
      .field('jobId', id)
      .field('coverMessage', MESSAGE)
      .attach('resume', content, 'resume.pdf')
      .expect(201);
  });

  it('removes the path from a file name', async () => {
    const worker = await seeker(test);
    const { id } = await job();
    const { body } = await worker
      .post('/api/applications')
      .field('jobId', id)
      .field('coverMessage', MESSAGE)
      .attach('resume', PDF, '../../etc/pass<wd>.pdf')
      .expect(201);
    expect(body.resume.name).toBe('passwd.pdf');
  });

  it('removes the file of a second application', async () => {
    const worker = await seeker(test);
    const { id } = await job();
    await saveApplication(test.dataSource, { jobId: id, seekerId: worker.id });
    const before = storedFiles();
    await worker
      .post('/api/applications')
      .field('jobId', id)
      .field('coverMessage', MESSAGE)
      .attach('resume', PDF, 'resume.pdf')
      .expect(409);
    expect(await fileRows(worker.id)).toEqual([]);
    expect(storedFiles()).toBe(before);
  });

  it('returns the first response to a repeated post with the same key, and stores one file', async () => {
    const worker = await seeker(test);
    const { id } = await job();
    const before = storedFiles();
    const send = (message: string) =>
      worker
        .post('/api/applications')
        .set('Idempotency-Key', 'apply-once')
        .field('jobId', id)
        .field('coverMessage', message)
        .attach('resume', PDF, 'resume.pdf');
    const first = await send(MESSAGE).expect(201);
    const second = await send(MESSAGE).expect(201);
    expect(second.body).toEqual(first.body);
    await send('Something else').expect(422);
    expect(await applications(id)).toHaveLength(1);
    expect(await fileRows(worker.id)).toHaveLength(1);
    expect(storedFiles()).toBe(before + 1);
  });

  it('limits how many resumes an account sends in an hour', async () => {
    const worker = await seeker(test);
    const send = () =>
      worker
        .post('/api/applications')
        .field('jobId', NOBODY)
        .field('coverMessage', MESSAGE)
        .attach('resume', PDF, 'resume.pdf');
    for (let count = 0; count < 30; count++) await send().expect(404);
    const { headers } = await send().expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(await fileRows(worker.id)).toEqual([]);
  });

  it('deletes files left by a crash between storing and applying', async () => {
    const worker = await seeker(test);
    const files = test.app.get(ResumeFiles);
    const before = storedFiles();
    const left = await files.storeFile(worker.id, { name: 'left.pdf', kind: 'pdf', content: PDF });
    const recent = await files.storeFile(worker.id, { name: 'recent.pdf', kind: 'pdf', content: PDF });
    await test.dataSource.query(
      `UPDATE files SET expires_at = clock_timestamp() - interval '6 minutes' WHERE id = $1`,
      [left],
    );
    expect(storedFiles()).toBe(before + 2);
    expect(await files.sweep()).toBe(1);
    expect(await files.sweep()).toBe(0);
    expect((await fileRows(worker.id)).map((file) => file.id)).toEqual([recent]);
    expect(storedFiles()).toBe(before + 1);
    expect(await files.attach(test.dataSource.manager, worker.id, left)).toBe(false);
  });

  it('leaves a file that cannot be deleted to the sweep, and still returns the error', async () => {
    const worker = await seeker(test);
    const files = test.app.get(ResumeFiles);
    const failing = jest.spyOn(files, 'discard').mockRejectedValueOnce(new Error('storage is away'));
    await worker
      .post('/api/applications')
      .field('jobId', NOBODY)
      .field('coverMessage', MESSAGE)
      .attach('resume', PDF, 'resume.pdf')
      .expect(404);
    failing.mockRestore();
    const [row] = await fileRows(worker.id);
    expect(row?.expiresAt).not.toBeNull();
  });
});
