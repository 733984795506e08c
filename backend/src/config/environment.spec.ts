import { describe, expect, it } from '@jest/globals';
import { ConfigurationError, readConfig } from './environment.js';

const DATABASE_URL = 'postgres://127.0.0.1/nukkad';
const RAZORPAY = {
  RAZORPAY_KEY_ID: 'rzp_live_1',
  RAZORPAY_KEY_SECRET: 'secret',
  RAZORPAY_WEBHOOK_SECRETS: 'new, old',
  SELLER_ADDRESS: '12 MG Road, Bengaluru 560001',
  SELLER_GSTIN: '29AAGCB7383J1Z4',
};
const PRODUCTION = {
  DATABASE_URL,
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://work.example/',
  SMTP_URL: 'smtp://mail.example',
  TWILIO_ACCOUNT_SID: 'AC1',
  TWILIO_AUTH_TOKEN: 't',
  TWILIO_FROM: '+15550100',
  SMS_DLT_TEMPLATES: '/etc/nukkad/sms-templates.json',
};

const WHATSAPP = {
  WHATSAPP_PHONE_NUMBER_ID: '100000000000001',
  WHATSAPP_TOKEN: 't',
  WHATSAPP_APP_SECRETS: 's',
  WHATSAPP_VERIFY_TOKEN: 'sixteen-characters',
};

describe('readConfig', () => {
  it('needs no templates of text messages for the command that lists them', () => {
    expect(readConfig({ ...PRODUCTION, SMS_DLT_TEMPLATES: '' }).registersTexts).toBe(true);
  });

  it('needs only a database', () => {
    expect(readConfig({ DATABASE_URL })).toMatchObject({
      PORT: 3000,
      ROLE: 'all',
      publicUrl: 'http://localhost:3000',
      embeddedIdentityProvider: true,
      developmentOutbox: true,
      strictIpLimits: false,
    });
  });

  it.each([
    ['no real address in production', PRODUCTION, null],
    ['a reserved address in production', { ...PRODUCTION, MAIL_FROM: 'no-reply@example.com' }, null],
    ['the sender of mails', { ...PRODUCTION, MAIL_FROM: 'hello@nukkad.in' }, 'mailto:hello@nukkad.in'],
    [
      'the support before the sender of mails',
      { ...PRODUCTION, MAIL_FROM: 'hello@nukkad.in', SUPPORT_MAIL_ADDRESS: 'help@nukkad.in' },
      'mailto:help@nukkad.in',
    ],
    [
      'a subject of its own',
      { ...PRODUCTION, VAPID_SUBJECT: 'https://nukkad.in/contact' },
      'https://nukkad.in/contact',
    ],
    ['any address outside production', { DATABASE_URL }, 'mailto:no-reply@nukkad.test'],
  ])('derives the contact for push services from %s', (_what, environment, subject) => {
    expect(readConfig(environment).pushSubject).toBe(subject);
  });

  it('accepts a complete grievance officer, and none if nothing is set', () => {
    const officer = {
      GRIEVANCE_OFFICER_NAME: 'Meera Iyer',
      GRIEVANCE_OFFICER_EMAIL: 'grievance@work.example',
      GRIEVANCE_OFFICER_ADDRESS: '12 MG Road, Bengaluru',
    };
    expect(readConfig({ DATABASE_URL }).grievanceOfficer).toBeNull();
    expect(readConfig({ DATABASE_URL, ...officer }).grievanceOfficer).toEqual({
      name: 'Meera Iyer',
      email: 'grievance@work.example',
      address: '12 MG Road, Bengaluru',
    });
  });

  it('reads the addresses of read replicas, and refuses one that is none', () => {
    const replicas = (DATABASE_READ_URLS: string) =>
      readConfig({ DATABASE_URL, DATABASE_READ_URLS }).DATABASE_READ_URLS;
    expect(replicas('')).toEqual([]);
    expect(replicas('postgres://a/nukkad, postgres://b/nukkad')).toEqual([
      'postgres://a/nukkad',
      'postgres://b/nukkad',
    ]);
    expect(() => replicas('postgres://a/nukkad,b')).toThrow(ConfigurationError);
  });

  it('keeps the queues and files of a region apart from those of others', () => {
    const { QUEUE_PREFIX, filesDir } = readConfig({ DATABASE_URL, REGION_ID: 'ka', DATA_DIR: '/data' });
    expect({ QUEUE_PREFIX, filesDir }).toEqual({ QUEUE_PREFIX: 'nukkad-ka', filesDir: '/data/files/ka' });
    expect(readConfig({ DATABASE_URL, DATA_DIR: '/data' })).toMatchObject({
      QUEUE_PREFIX: 'nukkad',
      filesDir: '/data/files',
    });
  });

  it.each([
    ['nowhere without an endpoint', {}, null],
    ['below the endpoint', { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c:4318/' }, 'http://c:4318/v1/traces'],
    [
      'to an address of their own',
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c:4318', OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://t:4318/v1/traces' },
      'http://t:4318/v1/traces',
    ],
    [
      'nowhere when OpenTelemetry is off',
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c:4318', OTEL_SDK_DISABLED: 'true' },
      null,
    ],
    [
      'nowhere without an exporter',
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c:4318', OTEL_TRACES_EXPORTER: 'none' },
      null,
    ],
  ])('sends spans %s', (_place, environment, url) => {
    expect(readConfig({ DATABASE_URL, ...environment }).tracesUrl).toBe(url);
  });

  it('sends metrics as it sends spans, to an address of their own or to none', () => {
    const common = { DATABASE_URL, OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c:4318' };
    const own = 'http://m:4318/v1/metrics';
    expect(readConfig(common).metricsUrl).toBe('http://c:4318/v1/metrics');
    expect(readConfig({ ...common, OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: own }).metricsUrl).toBe(own);
    expect(readConfig({ ...common, OTEL_METRICS_EXPORTER: 'none' }).metricsUrl).toBeNull();
    expect(readConfig({ DATABASE_URL }).metricsUrl).toBeNull();
  });

  it.each(['karnataka', 'KA', '1a', 'nk', 'px'])('refuses the region %s', (REGION_ID) => {
    expect(() => readConfig({ DATABASE_URL, REGION_ID })).toThrow(ConfigurationError);
  });

  it('treats an empty setting as absent', () => {
    expect(readConfig({ DATABASE_URL, REDIS_URL: '' }).REDIS_URL).toBeUndefined();
  });

  it('drains at its end for as long as a balancer needs to notice, where there is one', () => {
    expect(readConfig({ DATABASE_URL }).READINESS_DRAIN_MS).toBe(100);
    expect(readConfig({ DATABASE_URL, TRUST_PROXY_HOPS: '1' }).READINESS_DRAIN_MS).toBe(5000);
    expect(readConfig({ DATABASE_URL, TRUST_PROXY_HOPS: '1', READINESS_DRAIN_MS: '0' }).READINESS_DRAIN_MS).toBe(0);
  });

  it('sends text messages within India unless other countries are set', () => {
    expect(readConfig({ DATABASE_URL }).SMS_DIALLING_CODES).toEqual(['+91']);
    expect(readConfig({ DATABASE_URL, WORKER_QUEUES: 'verification, expiry' }).WORKER_QUEUES).toEqual([
      'verification',
      'expiry',
    ]);
    expect(readConfig({ DATABASE_URL, SMS_DIALLING_CODES: '+91, +977' }).SMS_DIALLING_CODES).toEqual(['+91', '+977']);
  });

  it.each<[string, string, Record<string, string>]>([
    ['simulated', 'no provider is set', {}],
    ['none', 'the simulator is switched off', { PAYMENT_SIMULATOR: 'false' }],
    ['none', 'production has no provider', PRODUCTION],
    ['razorpay', 'its keys are set', { ...PRODUCTION, ...RAZORPAY }],
  ])('uses the payment provider %s if %s', (paymentProvider, _when, environment) => {
    expect(readConfig({ DATABASE_URL, ...environment })).toMatchObject({ paymentProvider });
  });

  it.each<[string, string, Record<string, string>]>([
    ['simulated', 'no account is set', {}],
    ['none', 'the simulator is switched off', { WHATSAPP_SIMULATOR: 'false' }],
    ['cloud', 'an account is set', WHATSAPP],
    ['none', 'production has no account', PRODUCTION],
  ])('uses %s WhatsApp where %s', (expected, _when, settings) => {
    expect(readConfig({ DATABASE_URL, ...settings }).whatsApp).toBe(expected);
  });

  it('uses strict limits and real senders in production', () => {
    expect(readConfig(PRODUCTION)).toMatchObject({
      production: true,
      publicUrl: 'https://work.example',
      developmentOutbox: false,
      strictIpLimits: true,
    });
  });

  it.each<[string, Record<string, string>, string | RegExp]>([
    ['no database', {}, 'Set DATABASE_URL, or use npm start, which brings a database.'],
    ...Object.entries({
      DATABASE_URL: ['nonsense', 'postgres://user:password@host:5432/database'],
      DATABASE_DIRECT_URL: ['mysql://host/work', 'postgres://user:password@host:5432/database'],
      REDIS_URL: ['localhost:6379', 'redis://host:6379'],
      SMTP_URL: ['mail.example', 'smtp://user:password@host:587'],
      PUBLIC_URL: ['ftp://host', 'https://www.example.com'],
      OIDC_ISSUER: ['accounts', 'https://accounts.example.com'],
      NOMINATIM_URL: ['javascript:alert(1)', 'https://nominatim.example.com'],
    }).map(([name, [value, example]]): [string, Record<string, string>, string] => [
      `${name}=${value}`,
      { DATABASE_URL, [name]: value ?? '' },
      `The setting ${name} is not usable: write ${example}.`,
    ]),
    ['a port out of range', { DATABASE_URL, PORT: '70000' }, /PORT/],
    ['a queue that there is not', { DATABASE_URL, WORKER_QUEUES: 'default,mails' }, /WORKER_QUEUES.*list queues among/],
    [
      'a grievance officer without an address',
      { DATABASE_URL, GRIEVANCE_OFFICER_NAME: 'Meera Iyer' },
      /GRIEVANCE_OFFICER_ADDRESS/,
    ],
    ['a dialling code without its plus', { DATABASE_URL, SMS_DIALLING_CODES: '91' }, /SMS_DIALLING_CODES/],
    ['an unknown role', { DATABASE_URL, ROLE: 'boss' }, /ROLE/],
    ['production without a mail server', { ...PRODUCTION, SMTP_URL: '' }, /SMTP_URL/],
    ['production without texts', { ...PRODUCTION, TWILIO_FROM: '' }, /TWILIO_FROM/],
    ['production with simulated WhatsApp', { ...PRODUCTION, WHATSAPP_SIMULATOR: 'true' }, /^Unset WHATSAPP_SIMULATOR/],
    [
      'production with another address of WhatsApp',
      { ...PRODUCTION, WHATSAPP_URL: 'http://127.0.0.1:1' },
      /^Unset WHATSAPP_URL/,
    ],
    ['a part of an account at WhatsApp', { DATABASE_URL, WHATSAPP_TOKEN: 't' }, /^Set WHATSAPP_PHONE_NUMBER_ID, /],
    [
      'a real and a simulated account at WhatsApp',
      { DATABASE_URL, ...WHATSAPP, WHATSAPP_SIMULATOR: 'true' },
      /^Unset WHATSAPP_SIMULATOR or/,
    ],
    ['production without its address', { ...PRODUCTION, PUBLIC_URL: '' }, /PUBLIC_URL/],
    ['production with demonstration accounts', { ...PRODUCTION, NUKKAD_DEMO: '1' }, /NUKKAD_DEMO/],
    [
      'real payments without the GSTIN of the operator',
      { ...PRODUCTION, ...RAZORPAY, SELLER_GSTIN: '' },
      /SELLER_GSTIN/,
    ],
    ['a GSTIN with a wrong check digit', { DATABASE_URL, SELLER_GSTIN: '29AAGCB7383J1Z5' }, /SELLER_GSTIN/],
    ['practice payments in production', { ...PRODUCTION, PAYMENT_SIMULATOR: 'true' }, /PAYMENT_SIMULATOR/],
    [
      'a provider of payments on this machine in production',
      { ...PRODUCTION, RAZORPAY_URL: 'http://127.0.0.1:4000' },
      /RAZORPAY_URL/,
    ],
    [
      'a provider of payments without its secret',
      { DATABASE_URL, RAZORPAY_KEY_ID: 'rzp_live_1' },
      /RAZORPAY_KEY_SECRET/,
    ],
    [
      'real and practice payments together',
      { DATABASE_URL, ...RAZORPAY, PAYMENT_SIMULATOR: 'true' },
      /either real or practice/,
    ],
    [
      'Redis at two places',
      { DATABASE_URL, REDIS_URL: 'redis://127.0.0.1', REDIS_SENTINELS: 'one:26379' },
      /^Set REDIS_URL, REDIS_SENTINELS or REDIS_CLUSTER/,
    ],
    [
      'a bucket with half of its key',
      { DATABASE_URL, S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'a' },
      /S3_SECRET_ACCESS_KEY/,
    ],
    ['a storage service without a bucket', { DATABASE_URL, S3_ENDPOINT: 'https://s3.example' }, /^Set S3_BUCKET/],
    ['a bucket with a slash', { DATABASE_URL, S3_BUCKET: 'nukkad/files' }, /S3_BUCKET/],
    [
      'a cluster of Redis beside sentinels',
      { DATABASE_URL, REDIS_CLUSTER: 'one:6379', REDIS_SENTINELS: 'one:26379' },
      /the queues are in one place/,
    ],
    ['a node of a cluster without a port', { DATABASE_URL, REDIS_CLUSTER: 'one' }, /REDIS_CLUSTER.* host:port/],
    ['a sentinel without a port', { DATABASE_URL, REDIS_SENTINELS: 'one' }, /REDIS_SENTINELS.* host:port/],
    ['a password of Redis without sentinels', { DATABASE_URL, REDIS_PASSWORD: 's' }, /^REDIS_PASSWORD belongs/],
    ['a provider without its client', { DATABASE_URL, OIDC_ISSUER: 'https://id.example' }, /OIDC_CLIENT_ID/],
  ])('rejects %s with one sentence', (_name, environment, sentence) => {
    expect(() => readConfig(environment)).toThrow(ConfigurationError);
    expect(() => readConfig(environment)).toThrow(sentence);
  });
});
