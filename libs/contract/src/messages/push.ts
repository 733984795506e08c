import { z } from 'zod';
import { DeviceSessionSchema } from '../accounts/account.js';

/** Maximum length of an endpoint. */
const ENDPOINT_MAX = 1000;
/** Base64url of a point of P-256, and of a secret of 16 bytes. */
const P256DH = /^[A-Za-z0-9_-]{87}$/;
const AUTH = /^[A-Za-z0-9_-]{22}$/;
/** Base64url of a SHA-256. */
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

const EndpointSchema = z.url({ protocol: /^https?$/ }).max(ENDPOINT_MAX);

/**
 * The push subscription of a browser. `replaces` is the endpoint that a service worker renews; pages, which know the account, omit it.
 */
export const SubscribeToPushSchema = z
  .strictObject({
    endpoint: EndpointSchema,
    p256dh: z.string().regex(P256DH),
    auth: z.string().regex(AUTH),
    replaces: EndpointSchema.optional(),
  })
  .meta({ id: 'SubscribeToPush' });
export type SubscribeToPush = z.infer<typeof SubscribeToPushSchema>;

/** A device that shows the notifications of the account. `current` marks the requesting one. */
export const PushDeviceSchema = DeviceSessionSchema.pick({ browser: true, system: true, current: true })
  .extend({ id: z.uuid() })
  .meta({ id: 'PushDevice' });
export type PushDevice = z.infer<typeof PushDeviceSchema>;

/** The application server key, null when push is disabled, and the subscribed devices, the requesting one first. */
export const PushSettingsSchema = z
  .object({ publicKey: z.string().nullable(), devices: z.array(PushDeviceSchema) })
  .meta({ id: 'PushSettings' });
export type PushSettings = z.infer<typeof PushSettingsSchema>;

/** Confirmation that a device showed a notification: the delivery, and the token of its message. */
export const ConfirmPushSchema = z
  .strictObject({ delivery: z.uuid(), token: z.string().regex(TOKEN) })
  .meta({ id: 'ConfirmPush' });
export type ConfirmPush = z.infer<typeof ConfirmPushSchema>;

/**
 * The content of a push message for the service worker. It contains no personal data beyond the notification in the bell and the
 * name of its reader.
 */
export interface PushPayload {
  /** The delivery, and the token that confirms it. */
  delivery: string;
  token: string;
  /** A later notification with the same tag replaces this one. */
  tag: string;
  language: string;
  title: string;
  body: string;
  /** Path of the page that it opens. */
  link: string;
  /** The notification in the bell, which is marked as read when this one is opened. */
  notice: string;
  /** Account and name of the reader. */
  account: string;
  name: string;
  /** Time in milliseconds of the epoch after which `over` replaces `title` and `body`; null for no limit. */
  until: number | null;
  over: { title: string; body: string };
}
