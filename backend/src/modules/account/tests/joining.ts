import type { Test } from 'supertest';
import type { TestApp } from '../../../../test/app.js';
import type { Person } from '../../jobs/tests/people.js';
import { codeSentTo } from './messages.js';

/** The steps of joining the account with `address` to that of `person`. */
export interface Joining {
  channel: 'email' | 'phone';
  /** Requests the address or number of the other account. */
  wish(): Promise<unknown>;
  /** Enters the code sent there; expects the response that it has an account. */
  verifyOther(): Promise<void>;
  sendCode(): Test;
  /** Gives the code that was sent to the account itself. */
  offer(code: string): Test;
  join(): Test;
  /** Everything up to the offer, in which all codes are right. */
  verify(): Promise<void>;
}

export function joiningOf(test: TestApp, person: Person, address: string): Joining {
  const channel = address.includes('@') ? 'email' : 'phone';
  const path = `/api/user/contact-changes/${channel}`;
  const own = person.user.email ?? String(person.user.phone);
  const steps: Joining = {
    channel,
    wish: () =>
      person
        .patch('/api/user/profile')
        .send({ [channel]: address })
        .expect(200),
    verifyOther: async () => {
      const code = await codeSentTo(test, address);
      await person.post(`${path}/confirm`).send({ code }).expect(409);
    },
    sendCode: () => person.post(`${path}/joining/send-code`),
    offer: (code) => person.post(`${path}/joining/offer`).send({ code }),
    join: () => person.post(`${path}/joining`),
    verify: async () => {
      await steps.wish();
      await steps.verifyOther();
      await steps.sendCode().expect(202);
      await steps.offer(await codeSentTo(test, own)).expect(200);
    },
  };
  return steps;
}
