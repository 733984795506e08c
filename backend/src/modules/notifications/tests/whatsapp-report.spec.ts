import { describe, expect, it } from '@jest/globals';
import { isSignedReport, readReport, signReport } from '../whatsapp/whatsapp-report.js';

const NUMBER = '100000000000001';
const reportOf = (value: object, number = NUMBER): Buffer => {
  const content = { messaging_product: 'whatsapp', metadata: { phone_number_id: number }, ...value };
  const changes = [{ field: 'messages', value: content }];
  return Buffer.from(JSON.stringify({ object: 'whatsapp_business_account', entry: [{ id: '1', changes }] }));
};

describe('a report of WhatsApp', () => {
  it('is signed over its bytes, with odd spacing and letters', () => {
    const body = Buffer.from('{ "object" :"whatsapp_business_account",  "entry":[] , "x": "ಅ\\u0905" }');
    const signature = signReport(body, 'secret');
    expect(isSignedReport(body, signature, ['other', 'secret'])).toBe(true);
    expect(isSignedReport(Buffer.concat([body, Buffer.from(' ')]), signature, ['secret'])).toBe(false);
    expect(isSignedReport(body, signature, ['other'])).toBe(false);
    expect(isSignedReport(body, 'sha256=', ['secret'])).toBe(false);
    expect(isSignedReport(body, signature, [])).toBe(false);
  });

  it('has the states of messages, by their keys, with the code of a failure', () => {
    const statuses = [
      { id: 'wamid.1', status: 'delivered', timestamp: '1764417600', biz_opaque_callback_data: 'one' },
      {
        id: 'wamid.2',
        status: 'failed',
        biz_opaque_callback_data: 'two',
        recipient_id: '919812345678',
        errors: [{ code: 131_050, title: 'stopped' }],
      },
      { id: 'wamid.3', status: 'played', biz_opaque_callback_data: 'three' },
      { id: 'wamid.4', status: 'read' },
    ];
    expect(readReport(reportOf({ statuses }), NUMBER)).toEqual({
      messages: [],
      statuses: [
        { key: 'one', to: null, status: 'delivered', code: null },
        { key: 'two', to: '+919812345678', status: 'failed', code: 131_050 },
        { key: 'three', to: null, status: null, code: null },
        { key: '', to: null, status: 'read', code: null },
      ],
    });
  });

  it('has the texts of people', () => {
    const messages = [
      { id: 'wamid.1', from: '919812345678', timestamp: '1764417600', type: 'text', text: { body: 'STOP' } },
      { id: 'wamid.3', from: '919812345678', timestamp: '1764417600', type: 'image' },
      { id: 'wamid.4', from: '919812345678', timestamp: '1764417600', type: 'button', button: { payload: 'yes.x' } },
    ];
    const at = new Date(1_764_417_600_000);
    expect(readReport(reportOf({ messages }), NUMBER)?.messages).toEqual([
      { from: '+919812345678', id: 'wamid.1', at, text: 'STOP', pressed: null },
      { from: '+919812345678', id: 'wamid.3', at, text: '', pressed: null },
      { from: '+919812345678', id: 'wamid.4', at, text: '', pressed: 'yes.x' },
    ]);
  });

  it('about another number of the account is empty', () => {
    const statuses = [{ id: 'wamid.1', status: 'read' }];
    expect(readReport(reportOf({ statuses }, '2'), NUMBER)).toEqual({ statuses: [], messages: [] });
  });

  it.each(['', '{', '{"object":"page","entry":[]}'])('is not %j', (text) => {
    expect(readReport(Buffer.from(text), NUMBER)).toBeNull();
  });
});
