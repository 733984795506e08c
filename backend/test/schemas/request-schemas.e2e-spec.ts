import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../app.js';
import { type ContractCall, contractCalls, sampleOf } from '../contract-samples.js';
import { type RawAnswer, sendRaw } from '../send-raw.js';
import { signIn } from '../../src/modules/auth/tests/signed-in.js';
import { saveUser } from '../../src/modules/users/tests/user.factory.js';
import { integersBeyondColumns } from './contract-integers.js';
import { bodyForms, queryForm, type RequestForm, unlimitedFields } from './request-violations.js';

const inHours = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();

/** Samples of fields that have to fit other fields of the same body. */
const CHANGES: Record<string, object> = {
  createInstantJob: { urgency: 'scheduled', startTime: inHours(24), endTime: inHours(28) },
  updateSupportRequest: { assignee: null },
};

/** Fields that the sentence of the problem names, for the form that people sign up with. */
const NAMED_BY_SENTENCE = new Set(['email', 'phone', 'password', 'confirmPassword'].map((field) => `signUp ${field}`));

/** Returns the query of an address; a list repeats its parameter. */
const queryOf = (values: Record<string, string | string[]>): string =>
  new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) => [value].flat().map((one): [string, string] => [name, one])),
  ).toString();

describe('the request schemas', () => {
  let test: TestApp;
  let cookie: string;
  beforeAll(async () => {
    test = await createTestApp();
    cookie = await signIn(test.app, await saveUser(test.dataSource, { role: 'both', staffRole: 'admin' }));
  });
  afterAll(() => test.close());

  const answerTo = (method: string, address: string, body?: unknown): Promise<RawAnswer> =>
    sendRaw(test, cookie, { method, address, body });

  /** Sends the valid request and every violation; each must be answered by 400 that names the field, as in the result. */
  const checkForm = async (
    { valid, violations }: RequestForm,
    send: (value: unknown) => Promise<RawAnswer>,
    isNamed: (field: string) => boolean,
  ): Promise<void> => {
    const answers: Record<string, string> = { valid: (await send(valid)).fields.join(' ') };
    const expected: Record<string, string> = { valid: '' };
    for (const { name, field, value } of violations) {
      const { status, fields } = await send(value);
      expected[name] = isNamed(field) ? `400 ${field}` : '400';
      answers[name] = isNamed(field) ? `${status} ${fields.includes(field) ? field : fields.join(' ')}` : `${status}`;
    }
    expect(answers).toEqual(expected);
  };

  const pathOf = (call: ContractCall): string =>
    call.path.replace(/\{(\w+)\}/g, (_all, name: string) => {
      const parameter = call.parameters.find((one) => one.in === 'path' && one.name === name);
      return encodeURIComponent(String(sampleOf(parameter?.schema ?? {}, name)));
    });

  const withBody = contractCalls.filter(({ body }) => body !== undefined);
  const withQuery = contractCalls.filter(
    ({ id, parameters }) => parameters.some((parameter) => parameter.in === 'query') && id !== 'logIn',
  );

  it('limit every integer of the contract, in requests and responses, to the range of an integer column', () => {
    expect(integersBeyondColumns()).toEqual([]);
  });

  it('limit every text, number and list of a request, except texts of a search, which are cut', () => {
    const unlimited = contractCalls.flatMap((call) => unlimitedFields(call).map((field) => `${call.id} ${field}`));
    expect(unlimited.filter((name) => !name.endsWith(' search'))).toEqual([]);
  });

  const bodies = withBody.flatMap((call) =>
    bodyForms(call, CHANGES[call.id]).map((form, index, forms) => {
      const name = `${call.method} ${call.path}${forms.length > 1 ? `, form ${index + 1},` : ''}`;
      // the problem names the fields of the form that is nearest to the body
      return [name, call, form, forms.length === 1] as const;
    }),
  );
  it.each(bodies)(
    '%s returns 400 with the field for a body that breaks its schema',
    async (_name, call, form, alone) => {
      const send = (value: unknown): Promise<RawAnswer> => answerTo(call.method, pathOf(call), value);
      await checkForm(form, send, (field) => alone && !NAMED_BY_SENTENCE.has(`${call.id} ${field}`));
    },
  );

  it.each(withQuery.map((call) => [`${call.method} ${call.path}`, call] as const))(
    '%s returns 400 with the parameter for a query that breaks its schema',
    async (_name, call) => {
      // bytes over which a provider signs are read before the query
      const bytes = call.body?.format === 'binary' ? 'bytes' : undefined;
      const send = (value: unknown): Promise<RawAnswer> =>
        answerTo(call.method, `${pathOf(call)}?${queryOf(value as Record<string, string | string[]>)}`, bytes);
      await checkForm(queryForm(call), send, () => true);
    },
  );

  it('sends hundreds of violations', () => {
    const count = [...bodies.map(([, , form]) => form), ...withQuery.map(queryForm)].reduce(
      (sum, { violations }) => sum + violations.length,
      0,
    );
    expect(count).toBeGreaterThan(1000);
  });
});
