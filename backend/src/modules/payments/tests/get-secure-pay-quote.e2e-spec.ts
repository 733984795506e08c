import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { employer, type Person } from '../../jobs/tests/people.js';

const path = (wage: string): string => `/api/secure-pay/quote?wage=${wage}`;

describe('getSecurePayQuote', () => {
  let test: TestApp;
  let owner: Person;
  beforeAll(async () => {
    test = await createTestApp();
    owner = await employer(test, { billingState: 'Karnataka' });
  });
  afterAll(() => test.close());

  it('returns the price of a wage with the fee and both taxes for an employer in the product’s State', async () => {
    const { body } = await owner.get(path('60000')).expect(200);
    expect(body).toEqual({
      ...{ refusal: null, practice: true, partner: null, day: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) },
      ...{ feeBasisPoints: 500, taxBasisPoints: 1800 },
      price: { wage: '60000', fee: '3000', cgst: '270', sgst: '270', igst: '0', total: '63540' },
    });
  });

  it.each([
    ['Tamil Nadu', '0', '540'],
    ['KA', '270', '0'],
    ['ಕರ್ನಾಟಕ', '270', '0'],
    ['', '270', '0'],
  ])(
    'taxes the fee of an employer in "%s" with %s paise of central and %s of integrated tax',
    async (state, cgst, igst) => {
      const other = await employer(test, { billingState: state });
      const { body } = await other.get(path('60000')).expect(200);
      expect(body.price).toMatchObject({ cgst, sgst: cgst, igst });
    },
  );

  it.each(['0', '-1', '1.5', 'abc', '', '10000000000000', '99999999999999999999'])('rejects the wage "%s"', (wage) =>
    owner.get(path(wage)).expect(400),
  );
});
