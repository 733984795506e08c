import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Response } from 'supertest';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { UserEntity } from '../../users/users.public.js';
import { FileEntity } from '../entities/file.entity.js';
import { saveApplication } from './application.factory.js';
import { saveJob } from './job.factory.js';
import { employer, fromNow, type Person, seeker } from './people.js';
import { PDF } from './sample-files.js';

const bytes = (response: Response, done: (error: Error | null, body: Buffer) => void): void => {
  const chunks: Buffer[] = [];
  const stream = response as unknown as NodeJS.ReadableStream;
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  stream.on('end', () => done(null, Buffer.concat(chunks)));
};

describe('GET /api/applications/{id}/resume', () => {
  let test: TestApp;
  let owner: Person;
  let worker: Person;
  let applicationId: string;

  beforeAll(async () => {
    test = await createTestApp();
    owner = await employer(test);
    worker = await seeker(test);
    const { id } = await saveJob(test.dataSource, { employerId: owner.id });
    const { body } = await worker
      .post('/api/applications')
      .field('jobId', id)
      .field('coverMessage', 'Hello')
      .attach('resume', PDF, 'मेरा CV.pdf')
      .expect(201);
    applicationId = body.id;
  });
  afterAll(() => test.close());

  it('returns it, byte for byte, to the employer and to the applicant, as a download and never as a page', async () => {
    for (const reader of [owner, worker]) {
      const { body, headers } = await reader
        .get(`/api/applications/${applicationId}/resume`)
        .buffer(true)
        .parse(bytes as never)
        .expect(200);
      expect(PDF.equals(body as Buffer)).toBe(true);
      expect(headers['content-type']).toBe('application/octet-stream');
      expect(headers['content-length']).toBe(String(PDF.length));
      expect(headers['content-disposition']).toBe(
        `attachment; filename="???? CV.pdf"; filename*=UTF-8''%E0%A4%AE%E0%A5%87%E0%A4%B0%E0%A4%BE%20CV.pdf`,
      );
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['content-security-policy']).toBe("sandbox; default-src 'none'");
      expect(headers['cache-control']).toBe('no-store');
    }
  });

  it('returns 404 to an employer while the account is suspended, and the file to the applicant', async () => {
    const users = test.dataSource.getRepository(UserEntity);
    await users.update(owner.id, { suspendedUntil: fromNow(1) });
    await owner.get(`/api/applications/${applicationId}/resume`).expect(404);
    await worker.get(`/api/applications/${applicationId}/resume`).expect(200);
    await users.update(owner.id, { suspendedUntil: fromNow(-1) });
    await owner.get(`/api/applications/${applicationId}/resume`).expect(200);
  });

  it('returns 404 for an application without a resume', async () => {
    const { id } = await saveJob(test.dataSource, { employerId: owner.id });
    const bare = await saveApplication(test.dataSource, { jobId: id, seekerId: worker.id });
    await owner.get(`/api/applications/${bare.id}/resume`).expect(404);
    await owner.get('/api/applications/..%2f..%2fetc/resume').expect(400);
  });

  it('returns 404 when its content is lost', async () => {
    const file = await test.dataSource.getRepository(FileEntity).findOneByOrFail({ ownerId: worker.id });
    rmSync(join(test.config.filesDir, file.storageKey));
    await owner.get(`/api/applications/${applicationId}/resume`).expect(404);
  });
});
