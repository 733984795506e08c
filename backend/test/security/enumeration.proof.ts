import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../app.js';
import { SLOWNESS } from '../limits.js';
import { Browser } from '../../src/modules/auth/tests/browser.js';
import { formOf } from '../../src/modules/auth/tests/sign-up-form.js';
import { saveMember } from '../../src/modules/auth/tests/sign-in-journey.js';
import { reportFigure } from './figures.js';

const PAIRS = 40;
const WARM_UP_PAIRS = 3;
/** For the reference machine; a machine that takes longer for everything shows larger differences as well. */
const DIFFERENCE_MAX_MS = 5 * SLOWNESS;
/** The address of a sign-in, which is another one each time. */
const INTERACTION = /\/oidc\/sign-in\/[\w-]+/g;

interface Person {
  email: string;
  phone: string;
}
interface Asked {
  status: number;
  text: string;
}

const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[sorted.length >> 1] ?? Number.NaN;
};

describe('whether somebody has an account', () => {
  let test: TestApp;
  let strangers = 0;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  const post = async (path: string, body: object): Promise<Asked> => {
    const response = await fetch(test.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-requested-with': 'fetch' },
      body: JSON.stringify(body),
    });
    return { status: response.status, text: await response.text() };
  };
  const stranger = (): Person => {
    const number = ++strangers;
    return { email: `stranger-${number}@example.com`, phone: `+9196${String(30_000_000 + number)}` };
  };
  let members = 0;
  const member = async (): Promise<Person> => {
    const phone = `+9195${String(40_000_000 + ++members)}`;
    const { email } = await saveMember(test, { phone, phoneVerifiedAt: new Date() });
    return { email, phone };
  };
  const onPage = async (button: string, fields: Record<string, string>): Promise<() => Promise<Asked>> => {
    const browser = new Browser(test.url);
    const page = await browser.open('/api/login');
    return async () => {
      const { status, text } = await browser.press(page, button, fields, false);
      return { status, text: text.replaceAll(INTERACTION, '/').replaceAll(fields['login'] ?? '', 'WHO') };
    };
  };

  /** What is asked, prepared for one person; only the prepared question is timed. */
  const QUESTIONS: Record<string, (person: Person) => Promise<() => Promise<Asked>>> = {
    'a sign-in with a wrong password': ({ email }) => onPage('Sign in', { login: email, password: 'not-the-password' }),
    'a sign-in with a wrong password and a number': ({ phone }) =>
      onPage('Sign in', { login: phone, password: 'not-the-password' }),
    'a code for the sign-in': ({ email }) => onPage('Send code', { login: email }),
    'a sign-up': async ({ email }) => {
      const form = formOf({ email });
      return () => post('/api/auth/signup', form);
    },
    'a code for a mailbox':
      async ({ email }) =>
      () =>
        post('/api/auth/send-email-verification', { email }),
    'a code for a phone':
      async ({ phone }) =>
      () =>
        post('/api/auth/send-phone-verification', { phone }),
    'a code for a sign-up with a phone':
      async ({ phone }) =>
      () =>
        post('/api/auth/send-phone-sign-up-code', { phone }),
    'a wrong code for a mailbox':
      async ({ email }) =>
      () =>
        post('/api/auth/verify-email', { email, code: '000000' }),
    'a wrong code for a phone':
      async ({ phone }) =>
      () =>
        post('/api/auth/verify-phone', { phone, code: '000000' }),
  };

  const timed = async (ask: () => Promise<Asked>): Promise<{ milliseconds: number; asked: Asked }> => {
    const started = performance.now();
    const asked = await ask();
    return { milliseconds: performance.now() - started, asked };
  };

  it.each(Object.entries(QUESTIONS))('does not show in the answer to %s, nor in its time', async (name, prepare) => {
    const differences: number[] = [];
    for (let pair = 0; pair < PAIRS + WARM_UP_PAIRS; pair++) {
      await test.dataSource.query('DELETE FROM rate_limits');
      const questions = [await prepare(await member()), await prepare(stranger())] as const;
      // which of both comes first changes from pair to pair
      const isReversed = pair % 2 === 1;
      const first = await timed(questions[isReversed ? 1 : 0]);
      const second = await timed(questions[isReversed ? 0 : 1]);
      const [known, unknown] = isReversed ? [second, first] : [first, second];
      expect(known.asked).toEqual(unknown.asked);
      if (pair >= WARM_UP_PAIRS) differences.push(known.milliseconds - unknown.milliseconds);
    }
    const difference = median(differences);
    const met = Math.abs(difference) <= DIFFERENCE_MAX_MS;
    reportFigure({
      what: `enumeration: ${name}, median difference in ms`,
      measured: difference.toFixed(2),
      target: `≤ ${DIFFERENCE_MAX_MS.toFixed(1)}`,
      met,
    });
    expect(Math.abs(difference)).toBeLessThanOrEqual(DIFFERENCE_MAX_MS);
  });
});
