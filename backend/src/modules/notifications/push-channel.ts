import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { PushPayload } from '@nukkad/contract/messages/push';
import { isPushed, pushRuleOf } from '@nukkad/contract/messages/push-rules';
import { shortenWords } from '@nukkad/contract/messages/text-messages';
import { PushSender, SubscriptionEnded } from '../../common/delivery/message.js';
import { hasText, translate } from '../../common/i18n/translate.js';
import type { NewsPreferences } from '../users/users.preferences.public.js';
import type { Contact } from '../users/users.public.js';
import {
  type DeliveryAddress,
  hasParts,
  type MessageChannel,
  type OutgoingMessage,
  type ShownNotice,
} from './message-channel.js';
import { PushReceipts } from './push-receipts.js';
import { PushSubscriptionRepository } from './push-subscription.repository.js';

const SECOND_MS = 1000;
/** A push service accepts 4096 encrypted bytes; a letter of Hindi or Kannada has three. */
const TITLE_MAX = 120;
const BODY_MAX = 400;
const NAME_MAX = 40;
/** Maximum length of a topic (RFC 8030). */
const TOPIC_LENGTH = 32;
const HAS_ID = /[0-9a-f]{8}-[0-9a-f]{4}-/;

/**
 * Returns the topic: a later notification replaces an earlier one about the same record. A page without a record id, such as the
 * list of all applications, replaces nothing.
 */
const topicOf = ({ link, id }: ShownNotice): string =>
  createHash('sha256')
    .update(HAS_ID.test(link) ? link : id)
    .digest('base64url')
    .slice(0, TOPIC_LENGTH);

/** Push: sends notifications of the bell to the subscribed browsers of the account. */
@Injectable()
export class PushChannel implements MessageChannel {
  readonly name = 'push';
  readonly urgentHeeds = 'preferences';

  constructor(
    private readonly sender: PushSender,
    private readonly subscriptions: PushSubscriptionRepository,
    private readonly receipts: PushReceipts,
  ) {}

  hasTexts(text: string): boolean {
    return isPushed(text) && hasParts(text, ['title', 'message']);
  }

  addressOf(_contact: Contact, { subscriptionId }: DeliveryAddress): string | null {
    return subscriptionId;
  }

  takesNews({ mayPush }: NewsPreferences): boolean {
    return mayPush;
  }

  async send(message: OutgoingMessage, to: string): Promise<void> {
    const { notice } = message;
    if (!notice) throw new Error('a device shows lines of the bell alone');
    const device = await this.subscriptions.find(to);
    if (!device) throw new SubscriptionEnded('turned off');
    const { ttlSeconds, urgency } = pushRuleOf(notice.urgency);
    const payload = payloadOf(message, notice, await this.receipts.tokenOf(message.key));
    try {
      await this.sender.send({
        to: device,
        payload: JSON.stringify(payload),
        ttlSeconds: Math.min(ttlSeconds, secondsUntil(notice.expiresAt)),
        urgency,
        topic: payload.tag,
      });
    } catch (error) {
      if (error instanceof SubscriptionEnded) await this.subscriptions.removeEnded(to);
      throw error;
    }
    await this.subscriptions.recordAccepted(to);
  }
}

const secondsUntil = (moment: Date | null): number =>
  moment === null ? Infinity : Math.max(0, Math.floor((moment.getTime() - Date.now()) / SECOND_MS));

function payloadOf(
  { key, language, text: composed, words }: OutgoingMessage,
  notice: ShownNotice,
  token: string,
): PushPayload {
  // a composer may select a text that has no words for the bell
  const text = hasText(`${composed}.title`) ? composed : notice.text;
  return {
    delivery: key,
    token,
    tag: topicOf(notice),
    language,
    title: shortenWords(translate(language, `${text}.title`, words), TITLE_MAX),
    body: shortenWords(translate(language, `${text}.message`, words), BODY_MAX),
    link: notice.link,
    notice: notice.id,
    account: notice.accountId,
    name: shortenWords(String(words['name'] ?? ''), NAME_MAX),
    until: notice.expiresAt?.getTime() ?? null,
    over: {
      title: translate(language, 'notifications:over.title'),
      body: translate(language, 'notifications:over.body'),
    },
  };
}
