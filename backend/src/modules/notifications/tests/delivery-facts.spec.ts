import { describe, expect, it } from '@jest/globals';
import type { MessageChannelName } from '@nukkad/contract/platform/operations';
import { factsOf } from '../delivery-facts.js';
import type { MessageChannel } from '../message-channel.js';
import type { DecidedDelivery } from '../decided-delivery.js';

const WITH_FILE = 'interviews:notice.cancelled';
const WITHOUT_FILE = 'interviews:notice.declined';

describe('the facts of a delivery', () => {
  const factsOfRead = (text: string, name: MessageChannelName) => {
    const delivery = { text, channel: name, batchId: null, notificationId: 'n1', isSeen: true } as DecidedDelivery;
    const channel = { name, urgentHeeds: 'nothing' } as Pick<MessageChannel, 'name' | 'urgentHeeds'>;
    return factsOf(delivery, channel as MessageChannel, undefined);
  };

  it.each([
    ['nothing of a mail with a calendar file', WITH_FILE, 'email', false],
    ['a mail without a file', WITHOUT_FILE, 'email', true],
    ['a text message about the same', WITH_FILE, 'sms', true],
  ] as const)('state that the bell has told %s', (_what, text, channel, isTold) => {
    expect(factsOfRead(text, channel)).toMatchObject({ isInBell: isTold, isSeen: isTold });
  });
});
