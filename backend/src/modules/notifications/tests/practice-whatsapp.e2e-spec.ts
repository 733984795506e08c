import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { DevelopmentOutbox } from '../../../common/delivery/development-outbox.js';

describe('the page of the simulated WhatsApp', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  it('shows the accepted messages with their buttons, and plays the phones of their readers', async () => {
    await test.app.get(DevelopmentOutbox).storeMessage({
      ...{ key: 'k1', channel: 'whatsapp', recipient: '+919812345678', subject: '' },
      text: '<b>Hello</b>',
      buttons: [{ label: 'Yes', payload: 'yes.token' }],
    });
    const { text } = await test.api.get('/dev/whatsapp').expect(200);
    expect(text).toContain('+919812345678');
    expect(text).toContain('&lt;b&gt;Hello');
    expect(text).toMatch(/from=919812345678&amp;press=yes\.token[^>]*>\s*<button class="second">Yes/);
    await test.api.post('/dev/whatsapp/act?from=919812345678&press=yes.token').expect(303);
    await test.api.post('/dev/whatsapp/act?key=k1&state=read').expect(303);
    await test.api.post('/dev/whatsapp/act?from=919812345678&text=STOP').expect(303);
    await test.api.post('/dev/whatsapp/act?key=k1&state=lost').expect(400);
  });
});
