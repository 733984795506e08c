import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { employer, type Person } from '../../jobs/tests/people.js';

const PATH = '/api/user/tax-details';

describe('updateTaxDetails', () => {
  let test: TestApp;
  let owner: Person;
  beforeAll(async () => {
    test = await createTestApp();
    owner = await employer(test);
  });
  afterAll(() => test.close());

  it('stores a GSTIN as it is printed, replaces it, and removes it', async () => {
    const { body } = await owner.put(PATH).send({ gstin: '29 aagcb7383j 1z4' }).expect(200);
    expect(body).toEqual({ gstin: '29AAGCB7383J1Z4' });
    await owner.put(PATH).send({ gstin: '27AAPFU0939F1ZV' }).expect(200);
    expect((await owner.get(PATH).expect(200)).body).toEqual({ gstin: '27AAPFU0939F1ZV' });
    await owner.put(PATH).send({ gstin: null }).expect(200);
    expect((await owner.get(PATH).expect(200)).body).toEqual({ gstin: null });
    expect(await test.dataSource.query('SELECT FROM tax_details')).toEqual([]);
  });

  it('rejects a GSTIN with a wrong check digit, with the part to check', async () => {
    const { body } = await owner.put(PATH).send({ gstin: '27AAPFU0939F1ZW' }).expect(400);
    expect(JSON.stringify(body)).toContain('Check this GSTIN');
    expect((await owner.get(PATH)).body).toEqual({ gstin: null });
  });

  it('determines the taxes of a quote: one tax in another State, two in the product’s State', async () => {
    const quote = async () => (await owner.get('/api/secure-pay/quote?wage=60000').expect(200)).body.price;
    await owner.put(PATH).send({ gstin: '27AAPFU0939F1ZV' }).expect(200);
    expect(await quote()).toMatchObject({ cgst: '0', sgst: '0', igst: '540', total: '63540' });
    await owner.put(PATH).send({ gstin: '29AAGCB7383J1Z4' }).expect(200);
    expect(await quote()).toMatchObject({ cgst: '270', sgst: '270', igst: '0', total: '63540' });
  });
});
