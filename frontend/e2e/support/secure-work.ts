import type { APIRequestContext, APIResponse, Page } from '@playwright/test';
import { Employer } from './employer';
import type { Outbox } from './outbox';
import { expect } from './product';
import { Seeker } from './seeker';
import type { Words } from './words';

/** An accepted engagement with Secure Pay and with pay that is not reserved yet. */
export interface SecureWork {
  id: string;
  desk: Page;
  phone: Page;
}

interface Place {
  latitude: number;
  longitude: number;
}

interface Terms {
  title: string;
  /** Rupees an hour, for four hours; unique in the test run, so that its payments can be identified. */
  rate: number;
  /** A separate city: the product asks every available worker nearby. */
  place: Place;
}

const headers = { 'x-requested-with': 'fetch' };

/** The answer of a call that has to succeed. */
async function made<T>(response: APIResponse): Promise<T> {
  expect(response.ok(), `${response.url()} answered ${response.status()}: ${await response.text()}`).toBe(true);
  return (await response.json()) as T;
}

/**
 * Presses the button of the practice page for `action`, on the card of the payment of `amount`, or outside the cards.
 * All journeys share the clock of the practice bank: only one journey may advance it, by an hour.
 */
export async function actAtBank(request: APIRequestContext, action: string, amount?: string): Promise<void> {
  const page = await (await request.get('/dev/payments?lang=en')).text();
  const part = amount === undefined ? page : page.split('<article').find((card) => card.includes(`${amount}<`));
  const path = new RegExp(`action="([^"]*${action}[^"]*)"`).exec(part ?? '')?.[1];
  if (path === undefined) throw new Error(`The practice page has no button for ${action}, ${amount ?? 'on it'}.`);
  expect((await request.post(path.replaceAll('&amp;', '&'), { headers })).ok()).toBe(true);
}

/**
 * Waits until the practice bank has the account of the worker, and makes every new account a day old, because only then
 * an account receives transfers. The clock of the bank is not changed.
 */
export async function agePayoutAccount(phone: APIRequestContext): Promise<void> {
  const awaitState = (state: RegExp): Promise<void> =>
    expect
      .poll(async () => (await made<{ state: string }>(await phone.get('/api/user/payout-account'))).state)
      .toMatch(state);
  await awaitState(/^(verifying|active)$/);
  const page = await (await phone.get('/dev/payments?lang=en')).text();
  const paths = [...page.matchAll(/action="([^"]*event=accountAged[^"]*)"/g)].map(([, path]) => path ?? '');
  for (const path of paths) expect((await phone.post(path.replaceAll('&amp;', '&'), { headers })).ok()).toBe(true);
  await awaitState(/^active$/);
}

/** Sets up the account of the worker at the practice bank. */
async function setUpAccount(phone: APIRequestContext): Promise<void> {
  await made(await phone.post('/api/user/payout-account', { headers }));
  await agePayoutAccount(phone);
}

/**
 * Creates an employer, Meena Shetty, and a worker, Selvi Murugan, who agree on work with Secure Pay that starts at
 * once: by requests alone.
 */
export async function agreeOnSecureWork(
  { desk, phone }: { desk: Page; phone: Page },
  { t, outbox }: { t: Words; outbox: Outbox },
  { title, rate, place }: Terms,
): Promise<SecureWork> {
  await new Employer(desk, t, outbox).signInByRequest();
  await new Seeker(phone, t, outbox, { first: 'Selvi', last: 'Murugan' }).signInByRequest();
  await setUpAccount(phone.request);
  const availability = { available: true, categories: ['event_staff'], ...place };
  await made(await phone.request.patch('/api/user/availability', { headers, data: availability }));
  const data = {
    ...{ title, category: 'event_staff', location: 'Main Road', ...place, urgency: 'asap', duration: 4 },
    ...{ minRate: rate, maxRate: rate, currency: 'INR', paymentMethod: 'platform' },
  };
  await made(await desk.request.post('/api/instant-jobs', { headers, data }));
  const listOffers = async () => made<{ id: string }[]>(await phone.request.get('/api/job-requests'));
  await expect.poll(async () => (await listOffers()).length).toBe(1);
  const [offer] = await listOffers();
  const answer = await made<{ engagementId: string }>(
    await phone.request.post(`/api/job-requests/${offer?.id}/respond`, { headers, data: { response: 'accepted' } }),
  );
  return { id: answer.engagementId, desk, phone };
}

/** Polls the work until its payment is in one of these states. */
export async function awaitPayment({ id, desk }: SecureWork, ...states: string[]): Promise<void> {
  await expect
    .poll(async () => {
      const work = await made<{ securePayment: { state: string } }>(await desk.request.get(`/api/engagements/${id}`));
      return work.securePayment.state;
    })
    .toMatch(new RegExp(`^(${states.join('|')})$`));
}

/** The employer pays in the payment app: the pay is reserved. */
export async function reservePay(work: SecureWork, amount: string): Promise<void> {
  await made(
    await work.desk.request.post(`/api/engagements/${work.id}/reservation`, {
      headers: { ...headers, 'idempotency-key': `reserve-${work.id}` },
    }),
  );
  await actAtBank(work.desk.request, 'payer=ok', amount);
  await awaitPayment(work, 'reserved');
}

/** Starts the work with the worker's code, and reports its end as the worker. */
export async function workAndClaimTheEnd({ id, desk, phone }: SecureWork): Promise<void> {
  const { code } = await made<{ code: string }>(await phone.request.get(`/api/engagements/${id}/code`));
  await made(await desk.request.post(`/api/engagements/${id}/start`, { headers, data: { code } }));
  await made(await phone.request.post(`/api/engagements/${id}/end`, { headers, data: {} }));
}
