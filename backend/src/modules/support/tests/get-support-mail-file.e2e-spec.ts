import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SupportRequest } from '@nukkad/contract/support/support';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { NOBODY, type Person } from '../../jobs/tests/people.js';
import { PDF } from '../../jobs/tests/sample-files.js';
import { ReceiveSupportMailUseCase } from '../receive-support-mail.use-case.js';
import { aMail, inParts } from './mails.js';
import { auditOf, saveSupportRequest, supportStaff } from './support-request.factory.js';

const MAIL = aMail(inParts([{ type: 'application/pdf', name: 'bill.pdf', content: PDF }]));

describe('GET /api/admin/support-requests/:id/mail-files/:fileId', () => {
  let test: TestApp;
  let staff: Person;
  let id: string;
  let files: Record<string, string>;
  const path = (requestId: string, fileId: string) => `/api/admin/support-requests/${requestId}/mail-files/${fileId}`;
  beforeAll(async () => {
    test = await createTestApp();
    staff = await supportStaff(test);
    await test.app.get(ReceiveSupportMailUseCase).execute(Buffer.from(MAIL));
    const rows: { id: string }[] = await test.dataSource.query('SELECT id FROM support_requests');
    id = rows[0]!.id;
    const { body } = (await staff.get(`/api/admin/support-requests/${id}`).expect(200)) as { body: SupportRequest };
    files = Object.fromEntries(body.mail!.files.map((file) => [file.name, file.id]));
  });
  afterAll(() => test.close());

  it.each([
    ['bill.pdf', PDF],
    ['mail.eml', Buffer.from(MAIL)],
  ])('is a download that browsers do not render, and is in the audit log: %s', async (name, content) => {
    const before = await auditOf(test.dataSource, id);
    const { body, headers } = await staff.get(path(id, files[name]!)).buffer(true).expect(200);
    expect((body as Buffer).equals(content)).toBe(true);
    expect(headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
    });
    expect(await auditOf(test.dataSource, id)).toEqual([...before, 'attachment.read']);
  });

  it('returns 404 for a file of another request or of none', async () => {
    const file = files['bill.pdf']!;
    await staff.get(path((await saveSupportRequest(test.dataSource)).id, file)).expect(404);
    await staff.get(path(id, NOBODY)).expect(404);
  });
});
