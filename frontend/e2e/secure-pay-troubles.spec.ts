import { expect, test } from './support/product';
import {
  actAtBank,
  agreeOnSecureWork,
  awaitPayment,
  reservePay,
  type SecureWork,
  workAndClaimTheEnd,
} from './support/secure-work';
import { wordsIn } from './support/words';

const t = wordsIn('en');

test('contested hours: the employer states hours, the worker agrees, and both see the payment and the refund', async ({
  open,
  outbox,
}) => {
  const people = { desk: await open(), phone: await open() };
  const place = { latitude: 9.9252, longitude: 78.1198 };
  const work = await agreeOnSecureWork(people, { t, outbox }, { title: 'Helper in Madurai', rate: 160, place });
  await reservePay(work, '₹677.76');
  await workAndClaimTheEnd(work);
  const { desk, phone } = work;

  await test.step("the employer reads the worker's statement, and states other hours", async () => {
    await desk.goto(`/instant-requests?tab=post&engagement=${work.id}`);
    await desk
      .getByRole('dialog')
      .getByRole('link', { name: t('payment:wrongHours') })
      .click();
    await desk.getByRole('button', { name: t('payment:wrongHours') }).click();
    await desk.getByLabel(t('secure-pay:contest.hours')).fill('1.5');
    await desk.getByRole('button', { name: t('secure-pay:contest.sentences.earlier') }).click();
    await desk.getByRole('button', { name: t('secure-pay:contest.send') }).click();
    await expect(desk.getByRole('main')).toContainText(t('payment:state.employer.contested.title'));
    await expect(desk.getByRole('main')).toContainText(t('secure-pay:contest.undisputed', { amount: '₹240' }));
  });

  await test.step('the message leads the worker to the answer', async () => {
    await phone.goto('/instant-requests?tab=notifications');
    await phone
      .getByRole('link', { name: new RegExp('hours', 'i') })
      .first()
      .click();
    await expect(phone.getByRole('main')).toContainText(t('secure-pay:contest.sentences.earlier'));
    await phone.getByRole('button', { name: t('secure-pay:contest.agree') }).click();
    await expect(phone.getByRole('main')).toContainText(t('secure-pay:contest.state.over.other'));
  });

  await test.step('both see the division of the money', async () => {
    await expect(phone.getByRole('main')).toContainText('₹240');
    await desk.reload();
    await expect(desk.getByRole('main')).toContainText('₹240');
    // half of the pay for four hours, and its part of the fee
    await expect(desk.getByRole('main')).toContainText('₹423.60');
  });
});

test('cancelled work: the employer sees the refund before cancelling, and both see it afterwards', async ({
  open,
  outbox,
}) => {
  const people = { desk: await open(), phone: await open() };
  const place = { latitude: 10.7905, longitude: 78.7047 };
  const work = await agreeOnSecureWork(people, { t, outbox }, { title: 'Helper in Tiruchirappalli', rate: 170, place });
  await reservePay(work, '₹720.12');
  const { desk, phone } = work;
  await phone.goto(`/payments/${work.id}`);
  await expect(phone.getByRole('main')).toContainText(t('payment:state.worker.reserved.title', { wage: '₹680' }));

  await test.step('the employer sees the full refund, and cancels', async () => {
    await desk.goto(`/instant-requests?tab=post&engagement=${work.id}`);
    await desk
      .getByRole('dialog')
      .getByRole('button', { name: t('instant-work/given-work:cancel.action') })
      .click();
    const question = desk.getByRole('dialog', { name: t('instant-work/given-work:cancel.title') });
    await expect(question).toContainText(t('payment:cancel.free'));
    await question.getByRole('button', { name: t('instant-work/given-work:cancel.confirm') }).click();
    await expect(desk.getByTestId('toast')).toContainText(t('instant-work/given-work:said.cancelled.title'));
  });

  await test.step('both see the destination of the money', async () => {
    await awaitPayment(work, 'returning', 'returned');
    await desk.goto(`/payments/${work.id}`);
    await expect(desk.getByRole('main')).toContainText(/₹720.12 (is on its way|came) back to you/);
    await expect(phone.getByRole('main')).toContainText(/The reserved pay (goes|went) back/);
  });
});

test('a payment that fails first and then succeeds reserves the pay once', async ({ open, outbox }) => {
  const people = { desk: await open(), phone: await open() };
  const place = { latitude: 11.0168, longitude: 76.9558 };
  const work: SecureWork = await agreeOnSecureWork(
    people,
    { t, outbox },
    { title: 'Helper in Coimbatore', rate: 180, place },
  );
  const { desk, phone } = work;
  await desk.goto(`/payments/${work.id}`);
  const main = desk.getByRole('main');
  await expect(main.getByRole('link', { name: t('payment:reserve', { amount: '₹762.48' }) })).toBeVisible();

  await test.step('the employer sees the failure, and that another payment is possible', async () => {
    await actAtBank(desk.request, 'payer=failthenok', '₹762.48');
    await expect(main).toContainText(t('secure-pay:reserve.failed'));
    await phone.goto(`/payments/${work.id}`);
    await expect(phone.getByRole('main')).toContainText(t('payment:state.worker.to_reserve.title', { wage: '₹720' }));
  });

  await test.step('an hour later the bank reports it as paid', async () => {
    await actAtBank(desk.request, 'seconds=3600');
    await awaitPayment(work, 'reserved');
    await expect(main).toContainText(
      t('payment:state.employer.reserved.title', { wage: '₹720', name: 'Selvi Murugan' }),
    );
    await phone.reload();
    await expect(phone.getByRole('main')).toContainText(t('payment:state.worker.reserved.title', { wage: '₹720' }));
  });
});
