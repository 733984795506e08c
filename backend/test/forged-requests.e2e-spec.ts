import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from './app.js';
import { JobEntity } from '../src/modules/jobs/entities/job.entity.js';
import { saveUser } from '../src/modules/users/tests/user.factory.js';
import { signIn } from '../src/modules/auth/tests/signed-in.js';

const JOB = {
  title: 'Cook',
  company: 'Cafe',
  description: 'Cooks',
  jobType: 'gig_work',
  category: 'food_service',
  location: 'Indiranagar, Bengaluru',
};
const AS_JSON = JSON.stringify(JOB);
const AS_FORM = new URLSearchParams(JOB).toString();
const FORM = 'application/x-www-form-urlencoded';

interface Forged {
  name: string;
  method?: string;
  path?: string;
  headers: Record<string, string>;
  body?: string;
  status: number;
}

/**
 * Requests that a page of another site can make the browser of a signed-in employer send, if its cookie were sent
 * along.
 */
const FORGED: Forged[] = [
  {
    name: 'a form',
    headers: { 'content-type': FORM, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
    body: AS_FORM,
    status: 403,
  },
  {
    name: 'a form whose one field makes text that is JSON',
    headers: { 'content-type': 'text/plain', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
    body: AS_JSON,
    status: 403,
  },
  {
    name: 'a fetch in no-cors mode',
    headers: {
      'content-type': 'text/plain;charset=UTF-8',
      'sec-fetch-site': 'cross-site',
      'sec-fetch-mode': 'no-cors',
    },
    body: AS_JSON,
    status: 403,
  },
  {
    name: 'an image',
    method: 'GET',
    path: '/api/logout',
    headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' },
    status: 200, // the page that asks first
  },
  {
    name: 'a frame',
    headers: {
      'content-type': FORM,
      'sec-fetch-site': 'cross-site',
      'sec-fetch-mode': 'navigate',
      'sec-fetch-dest': 'iframe',
    },
    body: AS_FORM,
    status: 403,
  },
  {
    name: 'a page under another name of our site',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors' },
    body: AS_JSON,
    status: 403,
  },
  // an old browser does not send the origin of a request
  { name: 'a form of an old browser', headers: { 'content-type': FORM }, body: AS_FORM, status: 415 },
  { name: 'text of an old browser', headers: { 'content-type': 'text/plain' }, body: AS_JSON, status: 415 },
  {
    name: 'JSON of an old browser that did not ask first',
    headers: { 'content-type': 'application/json' },
    body: AS_JSON,
    status: 403,
  },
  {
    name: 'a form with files of an old browser',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: '--x\r\nContent-Disposition: form-data; name="title"\r\n\r\nCook\r\n--x--\r\n',
    status: 403,
  },
  {
    name: 'a change without a body',
    path: '/api/logout',
    headers: { 'sec-fetch-site': 'cross-site' },
    status: 403,
  },
  {
    name: 'a change without a body, from a page under another name of our site',
    path: '/api/logout',
    headers: { 'sec-fetch-site': 'same-site' },
    status: 403,
  },
];

describe('a forged request', () => {
  let test: TestApp;
  let cookie: string;
  beforeAll(async () => {
    test = await createTestApp();
    cookie = await signIn(test.app, await saveUser(test.dataSource, { role: 'employer' }));
  });
  afterAll(() => test.close());

  const send = ({ method = 'POST', path = '/api/jobs', headers, body }: Omit<Forged, 'name' | 'status'>) =>
    fetch(test.url + path, { method, headers: { ...headers, cookie }, ...(body ? { body } : {}), redirect: 'manual' });
  const jobs = (): Promise<number> => test.dataSource.getRepository(JobEntity).count();
  const isSignedIn = async (): Promise<boolean> =>
    (await send({ method: 'GET', path: '/api/auth/user', headers: {} })).ok;

  it.each(FORGED)('has no effect when it is sent from $name', async (forged) => {
    const answer = await send(forged);
    expect(answer.status).toBe(forged.status);
    expect(await jobs()).toBe(0);
    expect(await isSignedIn()).toBe(true);
  });

  it("is distinguished from a request of the product's own page", async () => {
    const headers = {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'x-requested-with': 'fetch',
    };
    expect((await send({ headers, body: AS_JSON })).status).toBe(201);
    expect(await jobs()).toBe(1);
  });
});
