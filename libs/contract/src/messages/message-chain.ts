import type { MessageChannelName } from '../platform/operations.js';

/**
 * Seconds after the bell at which each channel sends a message that is still unread, if the reader has a subscribed device; text
 * messages and mails also wait for WhatsApp. Without a device and WhatsApp no channel waits.
 */
export const CHAIN_SECONDS: Readonly<Record<MessageChannelName, number>> = {
  push: 0,
  whatsapp: 60,
  sms: 180,
  email: 300,
};

/**
 * Maximum number of `normal` messages to an account by each channel in a day of India. Further messages stay in the bell or are left
 * to the mail; a message that only this channel delivers is sent the next morning.
 */
export const DAILY_BUDGETS: Readonly<Record<MessageChannelName, number>> = {
  push: 20,
  whatsapp: 10,
  sms: 10,
  email: 40,
};
