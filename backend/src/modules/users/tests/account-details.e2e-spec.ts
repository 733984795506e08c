import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { findTablesWith } from '../../../../test/stored-texts.js';
import { joiningOf } from '../../account/tests/joining.js';
import { employer, type Person, seeker } from '../../jobs/tests/people.js';

/** A part of every encrypted text of this spec. */
const CANARY = 'quetzalcoatlus';
const HOME = { street: `12, ${CANARY} Cross`, zipCode: '560987', city: 'Bengaluru', state: 'Karnataka' };
const BILLS = {
  billingName: `${CANARY} Stores`,
  billingEmail: `bills@${CANARY}.example`,
  billingAddress: `7, ${CANARY} Road`,
  billingCity: `${CANARY} Town`,
  billingZip: '570987',
  billingState: 'Karnataka',
};
const GSTIN = '29AAGCB7383J1Z4';

describe('addresses and billing details of an account', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  async function enterDetails(person: Person): Promise<void> {
    await person.patch('/api/user/address').set('Idempotency-Key', 'address').send(HOME).expect(200);
    await person.patch('/api/user/billing').set('Idempotency-Key', 'billing').send(BILLS).expect(200);
  }

  it('are in no table as plain text, and their owner reads and exports them', async () => {
    const owner = await employer(test);
    await enterDetails(owner);
    await owner.put('/api/user/tax-details').set('Idempotency-Key', 'tax').send({ gstin: GSTIN }).expect(200);
    await test.runTasks();
    expect(await findTablesWith(test.dataSource, [CANARY, HOME.zipCode, BILLS.billingZip, GSTIN])).toEqual([]);

    expect((await owner.get('/api/auth/user').expect(200)).body).toMatchObject({ ...HOME, ...BILLS });
    expect((await owner.get('/api/user/tax-details').expect(200)).body).toEqual({ gstin: GSTIN });
    const { data } = (await owner.get('/api/user/export').expect(200)).body;
    expect(data.account).toMatchObject([
      { street: HOME.street, zip_code: HOME.zipCode, billing_name: BILLS.billingName, billing_zip: BILLS.billingZip },
    ]);
    expect(data.taxDetails).toMatchObject([{ gstin: GSTIN }]);
  });

  it('move to the account that another one is joined to', async () => {
    const other = await seeker(test, { email: null, emailVerifiedAt: null });
    await enterDetails(other);
    const person = await seeker(test);
    const steps = joiningOf(test, person, String(other.user.phone));
    await steps.verify();
    expect((await steps.join().expect(200)).body).toMatchObject({ street: HOME.street, ...BILLS });
    expect((await person.get('/api/auth/user').expect(200)).body).toMatchObject({ street: HOME.street, ...BILLS });
    expect(await findTablesWith(test.dataSource, [CANARY])).toEqual([]);
  });

  it('are read as plain text in rows of an earlier release', async () => {
    const person = await seeker(test, { street: '1, Old Road', billingName: 'Old Stores' });
    const { body } = await person.get('/api/auth/user').expect(200);
    expect(body).toMatchObject({ street: '1, Old Road', billingName: 'Old Stores' });
  });
});
