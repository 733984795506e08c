import type { APIRequestContext, APIResponse, Page } from '@playwright/test';
import { tomorrowAt } from './dates';
import { expect, test as base, type Visitor } from './product';
import { BASE_VARIANT, windowOf } from './screen-variants';

interface OwnJob {
  id: string;
  location: string;
  isActive: boolean;
  applicationCount: number;
}
interface AskedInterview {
  id: string;
  status: string;
}

/** Position from which the demonstration seeker searches. */
export const CITY_CENTRE = { latitude: 12.9716, longitude: 77.5946 };

async function made<T>(response: APIResponse): Promise<T> {
  const text = await response.text();
  expect(response.ok(), `${response.url()}: ${text}`).toBe(true);
  return (text === '' ? undefined : JSON.parse(text)) as T;
}

/** The active jobs of an employer, those with most applications first. */
async function activeJobs(employer: APIRequestContext): Promise<OwnJob[]> {
  const jobs = await made<OwnJob[]>(await employer.get('/api/my-jobs'));
  return jobs.filter((job) => job.isActive).sort((a, b) => b.applicationCount - a.applicationCount);
}

/**
 * Creates the shared data of the demonstration seeker and employer, so that every screen has content: a confirmed, a
 * declined and a pending interview, an application, and a conversation about it. Idempotent: a second call changes
 * nothing.
 */
export async function seedDemoMarket(
  seeker: APIRequestContext,
  employer: APIRequestContext,
  origin: string,
): Promise<void> {
  const headers = { origin, 'x-requested-with': 'fetch' };
  const [busiest, ...others] = await activeJobs(employer);
  if (!busiest || others.length < 2) throw new Error('The demonstration employer has too few jobs.');
  if ((await made<AskedInterview[]>(await seeker.get('/api/interview-requests'))).length > 0) return;

  const ask = async (data: object) =>
    made<AskedInterview>(await seeker.post('/api/interview-requests', { headers, data }));
  const answer = async ({ id }: AskedInterview, data: object) =>
    made(await employer.post(`/api/interview-requests/${id}/respond`, { headers, data }));

  const [first, second] = others as [OwnJob, OwnJob];
  const confirmed = await ask({ jobId: busiest.id, type: 'in-person', requestedTime: tomorrowAt(10) });
  await answer(confirmed, { response: 'confirmed', time: tomorrowAt(11), place: `Kitchen door, ${busiest.location}` });
  const declined = await ask({ jobId: first.id, type: 'phone', requestedTime: tomorrowAt(16) });
  await answer(declined, { response: 'declined' });
  await ask({ jobId: second.id, type: 'phone', requestedTime: tomorrowAt(16) });
  await ask({ jobType: 'delivery', interviewMode: 'in-person', timeSlot: '4:00 PM - 6:00 PM', ...CITY_CENTRE });

  const message = 'I live close by and have done this for two years. I can start on Monday, also for early shifts.';
  const third = others[2];
  if (third) {
    const invited = await made<{ id: string }>(
      await seeker.post('/api/applications', { headers, data: { jobId: third.id, coverMessage: message } }),
    );
    const visit = { type: 'in-person', time: tomorrowAt(15), place: third.location };
    await made(await employer.post(`/api/applications/${invited.id}/interview`, { headers, data: visit }));
  }
  const application = await made<{ id: string }>(
    await seeker.post('/api/applications', { headers, data: { jobId: busiest.id, coverMessage: message } }),
  );
  await talk(application.id, seeker, employer, headers);
}

/**
 * Creates instant jobs for all workers nearby: one to answer within the hour, one with a choice of hours, one accepted.
 */
export async function seedInstantWork(
  seeker: APIRequestContext,
  employer: APIRequestContext,
  origin: string,
): Promise<void> {
  const headers = { origin, 'x-requested-with': 'fetch' };
  if ((await made<AskedInterview[]>(await seeker.get('/api/job-requests'))).length > 0) return;
  const categories = ['delivery', 'cleaning', 'event_staff'];
  await made(
    await seeker.patch('/api/user/availability', { headers, data: { available: true, categories, ...CITY_CENTRE } }),
  );
  // enough openings that every fitting worker is asked
  const common = { location: 'MG Road, Bengaluru', currency: 'INR', openings: 20, ...CITY_CENTRE };
  const post = async (data: object) =>
    made(await employer.post('/api/instant-jobs', { headers, data: { ...common, ...data } }));
  await post({
    ...{ title: 'Helper for a wedding lunch', company: 'Annapurna Caterers', category: 'event_staff' },
    ...{ urgency: 'scheduled', startTime: tomorrowAt(11), endTime: tomorrowAt(16), minRate: 120, maxRate: 160 },
  });
  const [wedding] = await made<AskedInterview[]>(await seeker.get('/api/job-requests'));
  if (!wedding) throw new Error('The demonstration seeker was not asked for instant work.');
  await made(await seeker.post(`/api/job-requests/${wedding.id}/respond`, { headers, data: { response: 'accepted' } }));
  await post({
    ...{ title: 'Grocery delivery partner', company: 'Sri Balaji Provisions', category: 'delivery', urgency: 'asap' },
    ...{ minRate: 140, maxRate: 140, paymentMethod: 'platform', requiredSkills: ['Two-wheeler'] },
    description: 'Fifteen orders around MG Road. Own two-wheeler; petrol is paid extra.',
  });
  await post({
    ...{ title: 'Deep cleaning of a flat', company: 'Asha Rao', category: 'cleaning', urgency: 'flexible' },
    ...{ minRate: 200, maxRate: 250 },
  });
}

/**
 * Creates the queue of the staff: a support request, a grievance, a reported message, a reported job, and an appeal.
 */
export async function seedStaffWork(
  { seeker, employer, suspended }: Record<'seeker' | 'employer' | 'suspended', APIRequestContext>,
  origin: string,
): Promise<void> {
  const headers = { origin, 'x-requested-with': 'fetch' };
  if (!(await made<{ appeal: unknown }>(await suspended.get('/api/user/suspension'))).appeal) {
    const text =
      'My nephew wrote this from my phone. I have told the three that nobody has to pay, and it will not happen again.';
    await made(await suspended.post('/api/user/suspension/appeal', { headers, data: { text } }));
  }
  const [conversation] = await made<{ id: string }[]>(await seeker.get('/api/conversations'));
  if (!conversation) throw new Error('The demonstration seeker has no conversation.');
  const messages = await made<{ id: string; text: string; reported: boolean }[]>(
    await seeker.get(`/api/conversations/${conversation.id}/messages`),
  );
  const strange = messages.find(({ text }) => text.startsWith('Come alone'));
  if (!strange || strange.reported) return;
  const note = 'I do not want to go there.';
  await made(await seeker.post(`/api/messages/${strange.id}/report`, { headers, data: { reason: 'fraud', note } }));
  const [job] = await activeJobs(employer);
  const text = 'On the phone she asked for my bank card.';
  const reported = { reason: 'asks_for_money', text };
  await made(await seeker.post(`/api/jobs/${job?.id}/report`, { headers, data: reported }));
  const person = { firstName: 'Lakshmi', lastName: 'Gowda', email: 'lakshmi.gowda@example.test', city: 'Mysuru' };
  const ask = async (data: object) =>
    made(await seeker.post('/api/support-request', { headers, data: { ...person, ...data } }));
  await ask({ message: 'The shop did not pay me for Sunday. What can I do?' });
  await ask({ kind: 'grievance', message: 'Somebody uses my photo in a job. Please take it down.' });
}

/** Sends messages between the two; the message that asks for money is held. */
async function talk(
  applicationId: string,
  seeker: APIRequestContext,
  employer: APIRequestContext,
  headers: Record<string, string>,
): Promise<void> {
  const { id } = await made<{ id: string }>(
    await employer.post(`/api/applications/${applicationId}/conversation`, { headers }),
  );
  const say = async (who: APIRequestContext, text: string) =>
    made(await who.post(`/api/conversations/${id}/messages`, { headers, data: { text } }));
  await say(employer, 'Good morning. Can you also come on Sundays? We open at seven.');
  await say(seeker, 'Yes, every Sunday. From when should I be there?');
  await say(employer, 'Please pay a registration fee of 500 rupees first.');
  await say(employer, 'Come alone, and tell nobody what we pay.');
  await say(employer, 'Half past six is fine. See you on Monday.');
}

interface MarketFixtures {
  jobId: string;
  /**
   * The shared tab of a visitor, which the tests of a Playwright worker use one after another; most of them need no
   * document of their own.
   */
  tabOf: (visitor: Visitor) => Promise<Page>;
}

/**
 * Test function for the project that runs after `market.setup.ts`, in which the demonstration seeker and employer
 * already have shared data. All worker-scoped fixtures of the project are defined here: a spec that adds one gets
 * workers, browsers and sessions of its own.
 */
export const test = base.extend<object, MarketFixtures>({
  tabOf: [
    async ({ contexts, signedIn }, use, worker) => {
      const { baseURL, locale, timezoneId, geolocation, permissions } = worker.project.use;
      const options = {
        ...{ baseURL, locale, timezoneId, geolocation, permissions },
        reducedMotion: 'reduce' as const,
        viewport: windowOf(BASE_VARIANT.width),
      };
      const tabs = new Map<Visitor, Page>();
      await use(async (visitor) => {
        const known = tabs.get(visitor);
        if (known) return known;
        const state = visitor === 'nobody' ? { cookies: [], origins: [] } : await signedIn(visitor);
        const page = await (await contexts.take(options, state)).newPage();
        tabs.set(visitor, page);
        return page;
      });
      for (const page of tabs.values()) await contexts.giveBack(options, page.context());
    },
    { scope: 'worker' },
  ],
  jobId: [
    async ({ browser, signedIn }, use, worker) => {
      const { baseURL = '' } = worker.project.use;
      const employer = await browser.newContext({ baseURL, storageState: await signedIn('employer') });
      const [busiest] = await activeJobs(employer.request);
      await employer.close();
      if (!busiest) throw new Error('The demonstration employer has no job.');
      await use(busiest.id);
    },
    { scope: 'worker' },
  ],
});
