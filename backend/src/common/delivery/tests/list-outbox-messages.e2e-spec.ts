import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { OutboxMessage } from '@nukkad/contract/platform/operations';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { findTablesWith } from '../../../../test/stored-texts.js';
import { until } from '../../../../test/until.js';
import { APP_CONFIG } from '../../../config/config.module.js';
import type { AppConfig } from '../../../config/environment.js';
import { EncryptedColumns } from '../../security/encrypted-columns.js';
import { DevelopmentOutbox } from '../development-outbox.js';
import { MailSender, TextSender } from '../message.js';

describe('GET /api/dev/outbox', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
    const mails = test.app.get(MailSender);
    // with a resolution of milliseconds, two messages could have the same time
    const clockMoves = () =>
      until(async () => {
        const [{ moved }] = await test.dataSource.query<[{ moved: boolean }]>(
          'SELECT clock_timestamp() > max(created_at) AS moved FROM outbox_messages',
        );
        return moved;
      });
    await mails.send({ key: '1', to: 'asha@example.test', subject: 'First', text: 'one' });
    await clockMoves();
    await mails.send({ key: '2', to: 'asha@example.test', subject: 'Second <b>', text: 'two' });
    await clockMoves();
    await test.app.get(TextSender).send({ key: '3', to: '+919876543210', text: 'three' });
  });
  afterAll(() => test.close());

  const listTo = async (to: string): Promise<OutboxMessage[]> =>
    (await test.api.get(`/api/dev/outbox?to=${encodeURIComponent(to)}`).expect(200)).body as OutboxMessage[];

  it('lists the messages sent to one address, newest first', async () => {
    const { body } = await test.api.get('/api/dev/outbox?to=asha@example.test').expect(200);
    expect(body.map((message: { subject: string }) => message.subject)).toEqual(['Second <b>', 'First']);
    expect(body[0]).toMatchObject({ channel: 'email', to: 'asha@example.test', text: 'two' });
  });

  it('lists everything without an address', async () => {
    const { body } = await test.api.get('/api/dev/outbox').expect(200);
    expect(body).toHaveLength(3);
    expect(body[0]).toMatchObject({ channel: 'sms', to: '+919876543210', subject: '' });
  });

  it('stores a message once, however often it is sent', async () => {
    await test.app.get(MailSender).send({ key: '1', to: 'asha@example.test', subject: 'First', text: 'one' });
    const { body } = await test.api.get('/api/dev/outbox?to=asha@example.test').expect(200);
    expect(body).toHaveLength(2);
  });

  it('stores one of concurrent messages with the same key', async () => {
    const mail = { key: 'same', to: 'usha@example.test', subject: 'Once', text: 'one' };
    await Promise.all(Array.from({ length: 4 }, () => test.app.get(MailSender).send(mail)));
    expect(await listTo('usha@example.test')).toMatchObject([{ subject: 'Once' }]);
    await test.dataSource.query(`DELETE FROM outbox_messages WHERE key = 'same'`);
  });

  it('contains no recipient as plain text in the database', async () => {
    expect(await findTablesWith(test.dataSource, ['asha@example.test', '9876543210'])).toEqual([]);
  });

  it('lists a message that an earlier release stored, before and after its recipient is encrypted', async () => {
    await test.dataSource.query(
      `INSERT INTO outbox_messages (key, channel, recipient, subject, text) VALUES ('old', 'sms', $1, '', 'old')`,
      ['+919876500001'],
    );
    const expected = [{ channel: 'sms', to: '+919876500001', text: 'old' }];
    expect(await listTo('+919876500001')).toMatchObject(expected);
    const columns = test.app.get(EncryptedColumns);
    expect(await columns.addDigests()).toBe(1);
    expect(await listTo('+919876500001')).toMatchObject(expected);
    expect(await columns.encryptPlainTexts()).toBe(1);
    expect(await listTo('+919876500001')).toMatchObject(expected);
    expect(await findTablesWith(test.dataSource, ['9876500001'])).toEqual([]);
    await test.dataSource.query(`DELETE FROM outbox_messages WHERE key = 'old'`);
  });

  it('returns 400 for unknown parameters', async () => {
    await test.api.get('/api/dev/outbox?all=1').expect(400);
  });

  it('shows a page without script that cannot be written into', async () => {
    const { text } = await test.api.get('/dev/outbox').expect(200);
    expect(text).toContain('Second &lt;b&gt;');
    expect(text).not.toContain('<script');
  });

  it('returns 404 in production', async () => {
    const config = test.app.get<AppConfig>(APP_CONFIG);
    config.developmentOutbox = false;
    await test.api.get('/api/dev/outbox').expect(404);
    await test.api.get('/dev/outbox').expect(404);
    config.developmentOutbox = true;
    expect(await test.app.get(DevelopmentOutbox).list(undefined)).toHaveLength(3);
  });
});
