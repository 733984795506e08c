import { resolve } from 'node:path';
import { BRAND } from '@nukkad/contract/platform/brand';
import { gstin } from '@nukkad/contract/papers/gstin';
import type { GrievanceOfficer } from '@nukkad/contract/platform/operator';
import { z } from 'zod';
import { QUEUES } from '../common/queue/queues.js';
import { STORED_KEY } from '../common/security/key-list.js';
import { type FileBucket, fileBucketOf } from './file-bucket.js';
import { isLoopback, type PaymentProviderKind, paymentProviderOf } from './payment-provider.js';
import { checkRedisSettings } from './redis-settings.js';

const text = z.string().trim().min(1);
/** Returns the schema of an address of one of `schemes`; `example` shows the notation. */
const address = (schemes: readonly string[], example: string) =>
  text.refine((url) => URL.canParse(url) && schemes.includes(new URL(url).protocol.slice(0, -1)), `write ${example}`);
const database = address(['postgres', 'postgresql'], 'postgres://user:password@host:5432/database');
const page = (example: string) => address(['http', 'https'], example);
const hostAndPort = (example: string) => text.regex(/^[^\s:/@]+:\d{1,5}$/, `list host:port, such as ${example}`);
const optionalList = z
  .string()
  .optional()
  .transform((value) =>
    value
      ? value
          .split(',')
          .map((part) => part.trim())
          .filter(Boolean)
      : [],
  );
const longKey = z
  .string()
  .refine(
    (key) => key === STORED_KEY || key.length >= 32,
    `use keys of at least 32 characters, or the word ${STORED_KEY}`,
  );
const longKeys = optionalList.pipe(z.array(longKey));
const workerQueues = z
  .string()
  .default(QUEUES.join(','))
  .transform((value) => value.split(',').map((name) => name.trim()))
  .pipe(z.array(z.enum(QUEUES, `list queues among ${QUEUES.join(', ')}`)).min(1));
/** Prefixes of the numbers of papers without a region, and of practice papers. */
const RESERVED_REGIONS: readonly string[] = ['nk', 'px'];
const count = (fallback: number, min = 0) => z.coerce.number().int().min(min).default(fallback);

/**
 * Every setting of the server, its default and its bounds. Times are in milliseconds unless the name specifies
 * otherwise.
 */
const EnvironmentSchema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  ROLE: z.enum(['all', 'api', 'worker']).default('all'),
  HOST: text.default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  METRICS_PORT: z.coerce.number().int().min(0).max(65535).optional(),
  PUBLIC_URL: page('https://www.example.com').optional(),
  DATA_DIR: text.default('.data'),
  REGION_ID: text
    .regex(/^[a-z][a-z0-9]$/, 'write two characters, such as ka')
    .refine((id) => !RESERVED_REGIONS.includes(id), `use none of ${RESERVED_REGIONS.join(', ')}`)
    .optional(),

  S3_BUCKET: text.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'write the name of a bucket').optional(),
  S3_REGION: text.default('us-east-1'),
  S3_ENDPOINT: page('https://storage.example.com').optional(),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),

  DATABASE_URL: database,
  DATABASE_DIRECT_URL: database.optional(),
  DATABASE_READ_URLS: optionalList.pipe(z.array(database)),
  DATABASE_READ_MAX_LAG_MS: count(2000, 1000),
  DB_POOL_MAX: count(10, 2),
  DB_POOL_WAIT_MS: count(1000, 100),
  OVERLOAD_WAIT_MS: count(1200, 100),
  DB_STATEMENT_TIMEOUT_MS: count(5000, 100),
  DB_QUERY_TIMEOUT_MS: count(6000, 100),
  DB_CONNECT_TIMEOUT_MS: count(2000, 100),
  DB_SSL: z.stringbool().default(false),

  REDIS_URL: address(['redis', 'rediss'], 'redis://host:6379').optional(),
  REDIS_SENTINELS: optionalList.pipe(z.array(hostAndPort('redis-1:26379,redis-2:26379'))),
  REDIS_CLUSTER: optionalList.pipe(z.array(hostAndPort('redis-1:6379,redis-2:6379'))),
  REDIS_MASTER: text.default('mymaster'),
  REDIS_PASSWORD: text.optional(),
  QUEUE_PREFIX: text.default('nukkad'),
  WORKER_QUEUES: workerQueues,
  VERIFICATION_CONCURRENCY: count(4, 1),
  NOTIFICATIONS_CONCURRENCY: count(8, 1),
  EXPIRY_CONCURRENCY: count(4, 1),
  TASK_CONCURRENCY: count(4, 1),

  OIDC_ISSUER: page('https://accounts.example.com').optional(),
  OIDC_CLIENT_ID: text.optional(),
  OIDC_CLIENT_SECRET: text.optional(),
  SESSION_KEYS: optionalList,
  PII_KEYS: longKeys,
  CONTACT_DIGEST_KEYS: longKeys,

  SMTP_URL: address(['smtp', 'smtps'], 'smtp://user:password@host:587').optional(),
  SUPPORT_MAIL_ADDRESS: z.email().optional(),
  INBOUND_MAIL_SECRET: text.min(32, 'use a secret of at least 32 characters').optional(),
  INBOUND_MAIL_AUTHSERV_ID: text.optional(),
  AV_CLAMD: text.regex(/^[^\s:/]+:\d{1,5}$/, 'write host:port, such as 127.0.0.1:3310').optional(),
  MAIL_FROM: z.email().default(`no-reply@${BRAND.toLowerCase()}.test`),
  TWILIO_ACCOUNT_SID: text.optional(),
  TWILIO_AUTH_TOKEN: text.optional(),
  TWILIO_FROM: text.optional(),
  SMS_DIALLING_CODES: z
    .string()
    .regex(/^\+[1-9]\d{0,3}(\s*,\s*\+[1-9]\d{0,3})*$/, 'list dialling codes such as +91,+977')
    .default('+91')
    .transform((list) => list.split(',').map((code) => code.trim())),
  SMS_DLT_TEMPLATES: text.optional(),

  WHATSAPP_PHONE_NUMBER_ID: text.regex(/^\d{6,20}$/, 'write the id of the phone number').optional(),
  WHATSAPP_TOKEN: text.optional(),
  WHATSAPP_APP_SECRETS: optionalList,
  WHATSAPP_VERIFY_TOKEN: text.min(16, 'use a token of at least 16 characters').optional(),
  WHATSAPP_TEMPLATES: text.optional(),
  WHATSAPP_URL: page('https://graph.facebook.com').default('https://graph.facebook.com'),
  WHATSAPP_SIMULATOR: z.stringbool().optional(),

  VAPID_SUBJECT: text.regex(/^(mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/, 'write mailto:push@example.com').optional(),
  VAPID_PRIVATE_KEY: text.regex(/^[A-Za-z0-9_-]{43}$/, 'write 32 bytes in Base64url').optional(),

  GRIEVANCE_OFFICER_NAME: text.optional(),
  GRIEVANCE_OFFICER_EMAIL: z.email().optional(),
  GRIEVANCE_OFFICER_ADDRESS: text.optional(),

  RAZORPAY_KEY_ID: text.optional(),
  RAZORPAY_KEY_SECRET: text.optional(),
  RAZORPAY_WEBHOOK_SECRETS: optionalList,
  RAZORPAY_DEPOSIT_RUPEES: count(0),
  RAZORPAY_URL: page('https://api.razorpay.com').default('https://api.razorpay.com'),
  PAYMENT_SIMULATOR: z.stringbool().optional(),
  PAYMENTS_CONFIRMED_COPY: text.optional(),
  PAYMENTS_PAUSED: z.stringbool().default(false),
  SELLER_NAME: text.default(BRAND),
  SELLER_ADDRESS: z.string().trim().default(''),
  SELLER_GSTIN: gstin.optional(),
  FEE_SERVICE_CODE: text.regex(/^\d{6}$/, 'write a service code of six digits').default('998599'),

  NOMINATIM_URL: page('https://nominatim.example.com').optional(),

  OTEL_SDK_DISABLED: z.stringbool().default(false),
  OTEL_EXPORTER_OTLP_ENDPOINT: page('http://collector:4318').optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: page('http://collector:4318/v1/traces').optional(),
  OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: page('http://collector:4318/v1/metrics').optional(),
  OTEL_EXPORTER_OTLP_TIMEOUT: count(10_000, 100),
  OTEL_TRACES_EXPORTER: z.enum(['otlp', 'none']).default('otlp'),
  OTEL_METRICS_EXPORTER: z.enum(['otlp', 'none']).default('otlp'),
  OTEL_METRIC_EXPORT_INTERVAL: count(60_000, 1000),

  TRUST_PROXY_HOPS: count(0),
  REQUEST_TIMEOUT_MS: count(30_000, 1000),
  READINESS_DRAIN_MS: z.coerce.number().int().min(0).optional(),
  SHUTDOWN_GRACE_MS: count(2500),
  IP_LIMITS: z.enum(['auto', 'strict', 'relaxed']).default('auto'),
  NUKKAD_DEMO: z.stringbool().default(false),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

type Environment = z.infer<typeof EnvironmentSchema>;

/**
 * Milliseconds during which calls are still accepted after readiness was withdrawn: until a load balancer has noticed,
 * or until the running calls are done.
 */
const DRAIN_BEHIND_BALANCER_MS = 5000;
const DRAIN_ALONE_MS = 100;

/** A setting is missing or wrong; the message is one sentence for the operator. */
export class ConfigurationError extends Error {}

/** The checked configuration. `publicUrl` has no trailing slash. */
export interface AppConfig extends Environment {
  READINESS_DRAIN_MS: number;
  publicUrl: string;
  production: boolean;
  /** Folder of uploaded files. */
  filesDir: string;
  /** Bucket of uploaded files; null if they are in `filesDir`. */
  fileBucket: FileBucket | null;
  /** True when the identity provider is the one inside this server. */
  embeddedIdentityProvider: boolean;
  /** True if mails and text messages are stored in the development outbox instead of sent. */
  developmentOutbox: boolean;
  strictIpLimits: boolean;
  /** Address that spans are sent to; null if they are not recorded. */
  tracesUrl: string | null;
  /** Address that metrics are sent to; null if they are not sent. */
  metricsUrl: string | null;
  /** Whether networks transmit only texts that the operator registered (DLT, India). */
  registersTexts: boolean;
  /** Contact for push services (RFC 8292); null, which disables push, when no real address is configured. */
  pushSubject: string | null;
  /** Service for WhatsApp messages: the Cloud API, the simulated one, or none. */
  whatsApp: 'cloud' | 'simulated' | 'none';
  /** Provider that holds payments: a licensed one, the simulated one, or none. */
  paymentProvider: PaymentProviderKind;
  /** Person who answers grievances; null until the operator names one. */
  grievanceOfficer: GrievanceOfficer | null;
}

/** Returns the grievance officer; throws ConfigurationError if the required fields are set only in part. */
function grievanceOfficerOf(env: Environment): GrievanceOfficer | null {
  const { GRIEVANCE_OFFICER_NAME: name, GRIEVANCE_OFFICER_EMAIL: email, GRIEVANCE_OFFICER_ADDRESS: address } = env;
  if (name && email && address) return { name, email, address };
  if (name ?? email ?? address) {
    throw new ConfigurationError(
      'Set GRIEVANCE_OFFICER_NAME, GRIEVANCE_OFFICER_EMAIL and GRIEVANCE_OFFICER_ADDRESS together.',
    );
  }
  return null;
}

/** Reserved domains (RFC 2606). Some push services reject contacts in them. */
const RESERVED_DOMAIN = /[@.](test|example|invalid|localhost)$|[@.]example\.(com|net|org)$/;

/** Returns the contact for push services. */
function pushSubjectOf(env: Environment): string | null {
  if (env.VAPID_SUBJECT !== undefined) return env.VAPID_SUBJECT;
  const addresses = [env.SUPPORT_MAIL_ADDRESS, env.GRIEVANCE_OFFICER_EMAIL, env.MAIL_FROM];
  const isUsable = (address: string | undefined): boolean =>
    address !== undefined && (env.NODE_ENV !== 'production' || !RESERVED_DOMAIN.test(address));
  const address = addresses.find(isUsable);
  return address === undefined ? null : `mailto:${address}`;
}

/** Dialling code of India, whose networks reject texts without a registered template. */
export const REGISTERING_CODE = '+91';

/** Returns the service for WhatsApp messages; throws ConfigurationError if it is set in part, or simulated in production. */
function whatsAppOf(env: Environment): AppConfig['whatsApp'] {
  const { WHATSAPP_PHONE_NUMBER_ID: id, WHATSAPP_TOKEN: token, WHATSAPP_VERIFY_TOKEN: verify } = env;
  const production = env.NODE_ENV === 'production';
  if (production && env.WHATSAPP_SIMULATOR === true) {
    throw new ConfigurationError('Unset WHATSAPP_SIMULATOR: in production messages must really be sent.');
  }
  if (production && isLoopback(env.WHATSAPP_URL)) {
    throw new ConfigurationError('Unset WHATSAPP_URL: in production messages are sent by WhatsApp itself.');
  }
  const isSet = [id, token, verify].map((value) => value !== undefined).concat(env.WHATSAPP_APP_SECRETS.length > 0);
  if (isSet.some(Boolean) && !isSet.every(Boolean)) {
    throw new ConfigurationError(
      'Set WHATSAPP_PHONE_NUMBER_ID, WHATSAPP_TOKEN, WHATSAPP_APP_SECRETS and WHATSAPP_VERIFY_TOKEN together.',
    );
  }
  if (id !== undefined && env.WHATSAPP_SIMULATOR === true) {
    throw new ConfigurationError(
      'Unset WHATSAPP_SIMULATOR or WHATSAPP_PHONE_NUMBER_ID: messages are real or simulated.',
    );
  }
  if (id !== undefined) return 'cloud';
  return production || env.WHATSAPP_SIMULATOR === false ? 'none' : 'simulated';
}

/** Returns the address for one signal of OpenTelemetry: its own one, or a path of the common one; null if it is not exported. */
function telemetryUrlOf(env: Environment, signal: 'traces' | 'metrics'): string | null {
  const common = env.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/+$/, '');
  const [exporter, own] =
    signal === 'traces'
      ? [env.OTEL_TRACES_EXPORTER, env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT]
      : [env.OTEL_METRICS_EXPORTER, env.OTEL_EXPORTER_OTLP_METRICS_ENDPOINT];
  if (env.OTEL_SDK_DISABLED || exporter === 'none') return null;
  return own ?? (common === undefined ? null : `${common}/v1/${signal}`);
}

/** Reads the configuration from `environment`; throws ConfigurationError with one sentence. */
export function readConfig(environment: Record<string, string | undefined>): AppConfig {
  const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = EnvironmentSchema.safeParse(present);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const name = issue?.path.join('.') ?? '';
    if (name === 'DATABASE_URL' && present[name] === undefined) {
      throw new ConfigurationError('Set DATABASE_URL, or use npm start, which brings a database.');
    }
    throw new ConfigurationError(`The setting ${name} is not usable: ${issue?.message}.`);
  }
  const env = parsed.data;
  const refuse = (sentence: string): ConfigurationError => new ConfigurationError(sentence);
  const production = env.NODE_ENV === 'production';
  const sendsMail = env.SMTP_URL !== undefined;
  const sendsTexts = [env.TWILIO_ACCOUNT_SID, env.TWILIO_AUTH_TOKEN, env.TWILIO_FROM].every(Boolean);
  if (production && !sendsMail) throw new ConfigurationError('Set SMTP_URL: in production mails must really be sent.');
  if (production && !sendsTexts) {
    throw new ConfigurationError(
      'Set TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM: in production texts must really be sent.',
    );
  }
  const region = env.REGION_ID;
  const registersTexts = production && env.SMS_DIALLING_CODES.includes(REGISTERING_CODE);
  if (production && !env.PUBLIC_URL) {
    throw new ConfigurationError('Set PUBLIC_URL to the address under which people reach the product.');
  }
  if (production && env.NUKKAD_DEMO) {
    throw new ConfigurationError('Unset NUKKAD_DEMO: demonstration accounts do not belong in production.');
  }
  if (env.OIDC_ISSUER && !(env.OIDC_CLIENT_ID && env.OIDC_CLIENT_SECRET)) {
    throw new ConfigurationError('OIDC_ISSUER needs OIDC_CLIENT_ID and OIDC_CLIENT_SECRET as well.');
  }
  checkRedisSettings(env, refuse);
  return {
    ...env,
    READINESS_DRAIN_MS:
      env.READINESS_DRAIN_MS ?? (env.TRUST_PROXY_HOPS > 0 ? DRAIN_BEHIND_BALANCER_MS : DRAIN_ALONE_MS),
    // regions may share one Redis server and one file system
    QUEUE_PREFIX: region === undefined ? env.QUEUE_PREFIX : `${env.QUEUE_PREFIX}-${region}`,
    production,
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
    filesDir: resolve(env.DATA_DIR, 'files', region ?? ''),
    fileBucket: fileBucketOf(env, refuse),
    embeddedIdentityProvider: env.OIDC_ISSUER === undefined,
    developmentOutbox: !production,
    grievanceOfficer: grievanceOfficerOf(env),
    pushSubject: pushSubjectOf(env),
    paymentProvider: paymentProviderOf(env, refuse),
    whatsApp: whatsAppOf(env),
    registersTexts,
    tracesUrl: telemetryUrlOf(env, 'traces'),
    metricsUrl: telemetryUrlOf(env, 'metrics'),
    strictIpLimits: env.IP_LIMITS === 'strict' || (env.IP_LIMITS === 'auto' && production),
  };
}

/**
 * Returns the configuration of this process; `given` overrides its environment. The only place that reads the process
 * environment.
 */
export const readProcessConfig = (given: Record<string, string> = {}): AppConfig =>
  readConfig({ ...process.env, ...given });
