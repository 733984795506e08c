import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import type { Person } from '../../jobs/tests/people.js';
import { PDF } from '../../jobs/tests/sample-files.js';
import { aForm, auditOf, saveSupportRequest, supportStaff } from './support-request.factory.js';

const path = (id: string): string => `/api/admin/support-requests/${id}/attachment`;

describe('GET /api/admin/support-requests/:id/attachment', () => {
  let test: TestApp;
  let staff: Person;
  let id: string;
  beforeAll(async () => {
    test = await createTestApp();
    staff = await supportStaff(test);
    const request = test.api.post('/api/support-request');
    for (const [name, text] of Object.entries(aForm())) void request.field(name, text);
    await request.attach('attachment', PDF, 'बिल.pdf').expect(201);
    const rows: { id: string }[] = await test.dataSource.query('SELECT id FROM support_requests');
    id = rows[0]!.id;
  });
  afterAll(() => test.close());

  it('is a download that browsers do not render, and is in the audit log', async () => {
    const { body, headers } = await staff.get(path(id)).buffer(true).expect(200);
    expect((body as Buffer).equals(PDF)).toBe(true);
    expect(headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'content-disposition': expect.stringContaining("filename*=UTF-8''") as unknown,
    });
    expect(await auditOf(test.dataSource, id)).toEqual(['attachment.read']);
  });

  it('returns 404 for a request without a file', async () => {
    const { id: without } = await saveSupportRequest(test.dataSource);
    await staff.get(path(without)).expect(404);
  });
});
