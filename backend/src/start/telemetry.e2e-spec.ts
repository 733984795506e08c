import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SMTPServer } from 'smtp-server';
import { createTestApp, type TestApp } from '../../test/app.js';
import { type ReceivedSpan, receiveTelemetry, type TelemetryReceiver } from '../../test/telemetry-receiver.js';
import { AppLogger } from '../common/observability/app-logger.js';
import { formOf } from '../modules/auth/tests/sign-up-form.js';
import { startTracesExport } from './telemetry.js';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const CALLER = '00f067aa0ba902b7';
const PERSON = {
  firstName: 'Nandhini',
  lastName: 'Gowdashetty',
  email: 'nandhini.gowdashetty@example.com',
  phone: '+919731598642',
  password: 'jackfruit-at-seven',
};

/** Loopback mail server that collects the mails. */
async function receiveMails(): Promise<{ port: number; mails: string[]; close(): Promise<void> }> {
  const mails: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => void text(stream).then((mail) => (mails.push(mail), done())),
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return { port, mails, close: () => new Promise<void>((resolve) => server.close(() => resolve())) };
}

describe('the trace of a sign-up', () => {
  let test: TestApp;
  let receiver: TelemetryReceiver;
  let mail: Awaited<ReturnType<typeof receiveMails>>;
  let spans: ReceivedSpan[];

  beforeAll(async () => {
    [receiver, mail] = await Promise.all([receiveTelemetry(), receiveMails()]);
    test = await createTestApp(
      {
        SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
        OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
        SHUTDOWN_GRACE_MS: '20000',
      },
      { own: true },
    );
    const telemetry = await startTracesExport(test.config, new AppLogger(test.config));
    const call = (path: string, flags: string) =>
      test.api.post(`/api/auth/${path}`).set('traceparent', `00-${TRACE}-${CALLER}-${flags}`);
    await call('signup', '01').send(formOf(PERSON)).expect(201);
    await call('send-email-verification', '01').send({ email: PERSON.email }).expect(202);
    await test.api.post('/api/auth/verify-email').set('traceparent', `00-${TRACE}-${CALLER}-00`).send({}).expect(400);
    await test.runTasks();
    await telemetry.stop();
    spans = receiver.spans();
  });
  afterAll(async () => {
    await test.close();
    await Promise.all([receiver.close(), mail.close()]);
  });

  const named = (name: string): ReceivedSpan | undefined => spans.find((span) => span.name === name);
  const parentOf = (span: ReceivedSpan | undefined): ReceivedSpan | undefined =>
    spans.find(({ spanId }) => spanId === span?.parentSpanId);

  it('begins with the call, which has a link to its caller, the route, the status and the id of the request', () => {
    const call = named('POST /api/auth/send-email-verification');
    expect(call).toMatchObject({ failed: false, links: [{ traceId: TRACE, spanId: CALLER }] });
    expect(call?.parentSpanId).toBeFalsy();
    expect(call?.attributes).toEqual({
      ...{ 'http.request.method': 'POST', 'http.route': '/api/auth/send-email-verification' },
      ...{ 'http.response.status_code': 202, 'request.id': expect.stringMatching(/^[\w-]{36}$/) },
    });
  });

  it('contains the statements of the call with their texts and without their values', () => {
    const insert = spans.find(({ attributes }) => String(attributes['db.query.text']).startsWith('INSERT INTO outbox'));
    expect(insert).toMatchObject({ name: 'INSERT', traceId: parentOf(insert)?.traceId });
    expect(parentOf(insert)?.name).toMatch(/^POST \/api\/auth\//);
    expect(named('COMMIT')?.attributes).toEqual({ 'db.system.name': 'postgresql', 'db.operation.name': 'COMMIT' });
  });

  it('contains the task that the call queued, and the mail that the task sent', () => {
    expect(mail.mails.join('')).toContain(PERSON.email);
    const sent = named('mail send');
    expect(sent).toMatchObject({ failed: false, attributes: { 'peer.service': 'mail' } });
    const task = parentOf(sent);
    expect(task?.name).toMatch(/^task /);
    expect(task?.attributes).toMatchObject({ 'task.attempt': 1, 'task.id': expect.any(String) });
    expect(parentOf(task)).toMatchObject({
      name: expect.stringMatching(/^POST \/api\/auth\//),
      traceId: sent?.traceId,
    });
  });

  it('contains a call whether or not its caller samples it, and never in the trace of the caller', () => {
    expect(spans.filter(({ name }) => name === 'POST /api/auth/verify-email')).toHaveLength(1);
    expect(spans.filter(({ traceId }) => traceId === TRACE)).toEqual([]);
  });

  it('names the process', () => {
    expect(receiver.processes()[0]).toMatchObject({
      ...{ 'service.name': 'nukkad', 'nukkad.role': 'all', 'service.instance.id': expect.any(String) },
    });
  });

  it('contains nothing that the person wrote, nor the code that the mail contains', () => {
    const bytes = receiver.bodies.map(({ body }) => body).join('\n');
    const [code = ''] = /\b\d{6}\b/.exec(mail.mails.join('')) ?? [];
    expect(code).toHaveLength(6);
    expect(bytes).toContain('INSERT INTO');
    for (const canary of [...Object.values(PERSON), PERSON.phone.slice(-10), 'nandhini', `"${code}"`]) {
      expect(bytes).not.toContain(canary);
    }
  });
});
