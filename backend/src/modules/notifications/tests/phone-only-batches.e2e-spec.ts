import { describe, expect, it, jest } from '@jest/globals';
import { TextSender } from '../../../common/delivery/message.js';
import { savePhoneUser } from '../../users/tests/user.factory.js';
import { MessageDeliveryRepository } from '../message-delivery.repository.js';
import { setUpPhoneAccount } from './phone-account.js';

describe('texts to an account with only a phone number', () => {
  const phone = setUpPhoneAccount();

  describe('that come together', () => {
    it('are one text a day, with the facts that are still true', async () => {
      await phone.send('jobs:notice.shortlisted', { subjectId: null });
      await phone.send('jobs:notice.rejected');
      await phone.send('jobs:notice.rejected');
      await phone.send('jobs:notice.closed', { params: { title: 'Gone' } });
      phone.composeWith(({ params }) => Promise.resolve(params['title'] === 'Gone' ? null : {}));
      await phone.test.runTasks();
      expect(phone.texts).toEqual([]); // not due yet
      await phone.runDue();
      expect(phone.texts.map(({ text }) => text)).toEqual([
        expect.stringContaining('1 shortlisted, 2 not chosen, 0 without a reply.'),
      ]);
      expect(await phone.listStates()).toEqual(['sent', 'sent', 'sent', 'suppressed: out_of_date']);
      await phone.send('jobs:notice.rejected');
      await phone.runDue();
      expect(phone.texts).toHaveLength(1);
      await phone.passHours(24);
      await phone.runDue();
      expect(phone.texts[1]?.text).toContain('did not choose you for Cook');
    });

    it('are texts of each person alone', async () => {
      const other = await savePhoneUser(phone.test.dataSource);
      for (const to of [phone.worker, other, other]) await phone.send('jobs:notice.rejected', {}, to);
      await phone.runDue();
      expect(new Map(phone.texts.map(({ to, text }) => [to, text]))).toEqual(
        new Map([
          [phone.worker.phone, expect.stringContaining('did not choose you for Cook')],
          [other.phone, expect.stringContaining('2 not chosen')],
        ]),
      );
      expect(phone.texts).toHaveLength(2);
    });

    it('are not sent when all of it is out of date, and do not delay the next', async () => {
      phone.composeWith(() => Promise.resolve(null));
      await phone.send('jobs:notice.shortlisted');
      await phone.runDue();
      expect([await phone.listStates(), phone.texts]).toEqual([['suppressed: out_of_date'], []]);
      phone.composeWith(() => Promise.resolve({}));
      await phone.send('jobs:notice.rejected');
      await phone.runDue();
      expect(phone.texts).toHaveLength(1);
    });

    it('are one text a day also when the first of them is out of date', async () => {
      await phone.send('jobs:notice.rejected', { params: { title: 'Gone' } });
      await phone.send('jobs:notice.rejected');
      phone.composeWith(({ params }) => Promise.resolve(params['title'] === 'Gone' ? null : {}));
      await phone.runDue();
      expect([await phone.listStates(), phone.texts.length]).toEqual([['suppressed: out_of_date', 'sent'], 1]);
      await phone.send('jobs:notice.rejected');
      await phone.runDue();
      expect(phone.texts).toHaveLength(1);
    });

    it('are limited to one an hour for an employer, from 8 to 21', async () => {
      phone.setHour(10);
      await phone.send('jobs:notice.newApplication');
      await phone.send('jobs:notice.newApplication');
      await phone.runDue();
      expect(phone.texts.map(({ text }) => text)).toEqual([expect.stringContaining('New applications: 2.')]);
      await phone.send('jobs:notice.newApplication');
      await phone.runDue();
      expect(phone.texts).toHaveLength(1);
      await phone.passHours(1);
      phone.setHour(21);
      await phone.runDue();
      expect(phone.texts).toHaveLength(1);
      jest.spyOn(phone.test.app.get(MessageDeliveryRepository), 'claimBatch').mockRestore();
      phone.setHour(11);
      await phone.runDue();
      expect(phone.texts[1]?.text).toContain('Asha has applied to Cook.');
    });

    it('are sent once when the tasks of several run concurrently', async () => {
      phone.setHour(10);
      for (let count = 0; count < 4; count++) await phone.send('jobs:notice.newApplication');
      await phone.test.dataSource.query('UPDATE message_deliveries SET due_at = now()');
      await Promise.all((await phone.listDeliveryIds()).map((id) => phone.deliver(id)));
      expect([phone.texts.length, await phone.listStates()]).toEqual([1, ['sent', 'sent', 'sent', 'sent']]);
    });

    it('are sent under one key again when the process crashed before recording them', async () => {
      phone.setHour(10);
      await phone.send('jobs:notice.newApplication');
      await phone.send('jobs:notice.newApplication');
      const noted = jest.spyOn(phone.test.app.get(MessageDeliveryRepository), 'markSent');
      noted.mockRejectedValue(new Error('killed'));
      await phone.runDue();
      expect([phone.texts.length, await phone.listStates()]).toEqual([1, ['queued', 'queued']]);
      noted.mockRestore();
      await phone.send('jobs:notice.newApplication'); // is added meanwhile, and waits for the next text
      await phone.runDue();
      expect(new Set(phone.texts.map(({ key }) => key)).size).toBe(1);
      expect(phone.texts.at(-1)?.text).toContain('New applications: 2.');
      expect(await phone.listStates()).toEqual(['sent', 'sent', 'queued']);
    });

    it('leave out what was read meanwhile, and link to the page of the first that is told', async () => {
      phone.setHour(10);
      const link = '/employer/jobs/11111111-1111-4111-8111-111111111111';
      await phone.send('jobs:notice.newApplication', { link });
      await phone.send('jobs:notice.newApplication', { link });
      jest.spyOn(phone.test.app.get(TextSender), 'send').mockRejectedValueOnce(new Error('down'));
      await phone.runDue();
      await phone.test.dataSource.query(
        `UPDATE notifications SET read_at = now()
         WHERE id = (SELECT notification_id FROM message_deliveries WHERE batch_id = id)`,
      );
      await phone.runDue();
      expect((await phone.listStates()).sort()).toEqual(['sent', 'suppressed: seen']);
      const [address = ''] = /https?:\/\/\S+/.exec(phone.texts[0]?.text ?? '') ?? [];
      expect((await phone.test.api.get(new URL(address).pathname).expect(303)).headers['location']).toBe(link);
    });

    it('remain queued together when the provider is down, and fail together with their task', async () => {
      phone.setHour(10);
      await phone.send('jobs:notice.newApplication');
      await phone.send('jobs:notice.newApplication');
      jest.spyOn(phone.test.app.get(TextSender), 'send').mockRejectedValue(new Error('down'));
      await phone.runDue();
      expect(await phone.listStates()).toEqual(['queued', 'queued']);
      await phone.test.dataSource.query(`UPDATE outbox SET attempts = 12 WHERE done_at IS NULL`);
      await phone.runDue();
      const failed = expect.stringMatching(/^failed: /);
      expect(await phone.listStates()).toEqual([failed, failed]);
    });
  });

  describe('about unread messages', () => {
    const dueAt = (): Date => new Date(Date.now() + 600_000);

    it('are at most three texts a day, also when their tasks run concurrently', async () => {
      for (let count = 0; count < 5; count++) await phone.send('messaging:digest', { dueAt: dueAt() });
      await phone.test.dataSource.query('UPDATE message_deliveries SET due_at = now()');
      await Promise.allSettled((await phone.listDeliveryIds()).map((id) => phone.deliver(id)));
      expect(phone.texts).toHaveLength(3);
      await phone.passHours(24);
      await phone.runDue();
      expect(phone.texts).toHaveLength(5);
    });

    it('do not count when there was nothing to report', async () => {
      phone.composeWith(() => Promise.resolve(null));
      for (let count = 0; count < 3; count++) await phone.send('messaging:digest', { dueAt: dueAt() });
      await phone.runDue();
      phone.composeWith(() => Promise.resolve({}));
      await phone.send('messaging:digest', { dueAt: dueAt() });
      await phone.runDue();
      expect(phone.texts).toHaveLength(1);
    });
  });
});
