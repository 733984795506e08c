import { createHmac } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type AttendancePhase, attendanceStepAt, makeAttendanceToken } from '@nukkad/contract/attendance/attendance';
import type { ShiftKey } from '@nukkad/contract/attendance/attendance-calls';
import { encode } from 'uqr';
import { auditPage } from './support/axe-audit';
import { moveWorkBack } from './support/clock';
import { Employer } from './support/employer';
import { fakeCamera, writePicture } from './support/fake-camera';
import { expect, test } from './support/product';
import { Seeker } from './support/seeker';
import { wordsIn } from './support/words';

/** A separate city: the product asks every available worker nearby, and must not ask the workers of another test. */
const THANJAVUR = { latitude: 10.787, longitude: 79.1378 };
const TITLE = 'Helper for a naming ceremony';
const MINUTE_MS = 60_000;
const t = wordsIn('en');

const PICTURE = join(tmpdir(), `nukkad-camera-${process.pid}.y4m`);

test.use({
  geolocation: THANJAVUR,
  permissions: ['geolocation', 'camera'],
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...fakeCamera(PICTURE)] }),
});
test.afterAll(() => rmSync(PICTURE, { force: true }));

/** Opens a page and waits until the service worker has stored the files that the page loaded. */
async function openStored(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('html[data-parts=fetched]').waitFor({ state: 'attached' });
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const files = await (await caches.open('files')).keys();
        const stored = new Set(files.map(({ url }) => new URL(url).pathname));
        const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
        return loaded.filter((path) => path.startsWith('/assets/') && !stored.has(path)).length;
      }),
    )
    .toBe(0);
}

test('a worker without a network scans the QR code of the shop, and the start is confirmed an hour later at the time of the scan', async ({
  open,
  outbox,
}) => {
  const employer = new Employer(await open({ width: 1280 }), t, outbox);
  await employer.signInByRequest();
  const desk = employer.page;
  const worker = new Seeker(await open({ serviceWorker: true }), t, outbox, { first: 'Meena', last: 'Kumari' });
  await worker.signInByRequest();
  const phone = worker.page;

  await test.step('the worker is available, and accepts the work', async () => {
    await phone.goto('/instant-requests');
    await phone.getByRole('button', { name: t('instant-work/availability:change') }).click();
    const sheet = phone.getByRole('dialog');
    await sheet.getByRole('button', { name: t('instant-work/availability:place.use') }).click();
    await sheet.getByText('Event Staff', { exact: true }).click();
    await sheet.getByRole('button', { name: t('instant-work/availability:save') }).click();
    await expect(sheet).toHaveCount(0);
    const available = phone.getByRole('switch', { name: t('instant-work/availability:switch') });
    if (!(await available.isChecked())) await available.click();
    await expect(available).toBeChecked();

    await desk.goto('/instant-requests?tab=post');
    const form = desk.getByRole('form', { name: t('instant-work/job-form:title') });
    const next = () => form.getByRole('button', { name: t('instant-work/job-form:steps.next') }).click();
    await form.getByLabel(t('instant-work/job-form:fields.title')).fill(TITLE);
    await form.getByRole('radio', { name: 'Event Staff' }).check();
    await next();
    await form.getByRole('radio', { name: t('hiring:urgency.asap') }).check();
    await next();
    await form
      .getByRole('combobox', { name: t('instant-work/job-form:fields.location') })
      .fill('Gandhi Road, Thanjavur');
    await form.getByRole('button', { name: t('hiring:device.use') }).click();
    await form.getByRole('button', { name: t('instant-work/job-form:more') }).click();
    await form.getByRole('radio', { name: /₹/ }).check();
    await form.getByLabel(t('instant-work/job-form:fields.minRate')).fill('150');
    await form.getByLabel(t('instant-work/job-form:fields.maxRate')).fill('150');
    await form.getByRole('button', { name: t('instant-work/job-form:submit') }).click();
    await expect(desk.getByTestId('toast')).toContainText(t('instant-work/job-form:posted.title'));
    await phone
      .getByRole('article', { name: TITLE })
      .getByRole('button', { name: t('instant-work/requests:accept') })
      .click();
    await expect(worker.toast).toContainText(t('instant-work/requests:done.accepted'));
    // the code of an hour ago is within the start window of this work
    await moveWorkBack(TITLE, 30);
  });

  await desk.goto('/instant-requests?tab=post');
  const keyAnswer = desk.waitForResponse(/\/shift-key$/);
  await desk.getByRole('link', { name: /Meena Kumari/ }).click();
  const work = desk.getByRole('dialog');
  await work.getByRole('button', { name: t('instant-work/given-work:qr.show') }).click();
  const shift = (await (await keyAnswer).json()) as ShiftKey;
  /** Returns the code that the shop showed `minutesAgo` minutes ago. */
  const codeAt = (phase: AttendancePhase, minutesAgo: number): Promise<string> => {
    const key = Buffer.from(shift.key, 'base64url');
    const step = attendanceStepAt(Date.now() - minutesAgo * MINUTE_MS);
    const sign = (text: string) => createHmac('sha256', key).update(text).digest('base64url');
    return makeAttendanceToken(sign, phase, { shiftId: shift.shiftId, step });
  };

  await test.step('the screen of the employer shows the link of the present code', async () => {
    const modulesOf = (link: string) =>
      encode(link, { ecc: 'M', border: 4 }).data.flatMap((row, y) =>
        row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')),
      );
    const shown = work.getByRole('img', { name: t('instant-work/given-work:qr.label.start') }).locator('path');
    await expect
      .poll(async () => {
        const link = `${new URL(desk.url()).origin}/work/start/${await codeAt('start', 0)}`;
        return (await shown.getAttribute('d')) === modulesOf(link).join('');
      })
      .toBe(true);
  });

  await test.step('the scanner reads the code of the shop alone, also without a network, and the phone stores it', async () => {
    await openStored(phone, '/instant-requests');
    const accepted = phone.getByRole('list', { name: t('instant-work/engagements:title') });
    await accepted.getByRole('link').first().click();
    const scan = phone.getByRole('button', { name: t('instant-work/engagements:scan.action') });
    writePicture(PICTURE, 'upi://pay?pa=shop@bank');
    await scan.click();
    const scanner = phone.getByRole('dialog', { name: t('instant-work/engagements:scan.action') });
    await expect(scanner.getByText(t('instant-work/engagements:scan.other'))).toBeVisible();
    expect(await auditPage(phone)).toEqual([]);
    await phone.goBack();
    await expect(scanner).toHaveCount(0);
    writePicture(PICTURE, `${new URL(desk.url()).origin}/work/start/${await codeAt('start', 60)}`);
    await phone.context().setOffline(true);
    await scan.click();
    const waiting = phone.getByRole('heading', { name: t('attendance:waiting.title') });
    await expect(waiting).toBeVisible();
    await phone.reload();
    await expect(waiting).toBeVisible();
  });

  await test.step('the code is sent when the network returns, and work has started when it was scanned', async () => {
    await phone.context().setOffline(false);
    await expect(phone.getByRole('heading', { name: t('attendance:confirmed.start') })).toBeVisible();
    await expect(work).toContainText(t('instant-work/given-work:state.started'));
    await phone.getByRole('link', { name: t('attendance:open') }).click();
    const [{ startedAt }] = (await (await phone.request.get('/api/engagements')).json()) as [{ startedAt: string }];
    expect(Math.abs(Date.now() - Date.parse(startedAt) - 60 * MINUTE_MS)).toBeLessThan(2 * MINUTE_MS);
  });

  await test.step('a used code, and a code of the shop for the end, prove nothing more', async () => {
    await phone.goto(`/work/start/${await codeAt('start', 0)}`);
    await expect(phone.getByRole('heading', { name: t('attendance:refused.start') })).toBeVisible();
    await phone.goto(`/work/end/${await codeAt('start', 0)}`);
    await expect(phone.getByRole('heading', { name: t('attendance:refused.end') })).toBeVisible();
  });
});
