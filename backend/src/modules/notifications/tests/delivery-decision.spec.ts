import { describe, expect, it } from '@jest/globals';
import { CHAIN_SECONDS, DAILY_BUDGETS } from '@nukkad/contract/messages/message-chain';
import { decideByWishes, decideWithoutWishes, type DeliveryFacts, type DeliveryWishes } from '../delivery-decision.js';

const NOW = new Date('2026-11-29T12:00:00Z');
/** 7:00 of the next day in India. */
const QUIET_UNTIL = new Date('2026-11-30T01:30:00Z');
const NEXT_MORNING = new Date('2026-11-30T02:30:00Z');
const FACTS: DeliveryFacts = {
  channel: 'sms',
  urgency: 'normal',
  urgentHeeds: 'preferences',
  hasAddress: true,
  isMailed: true,
  isForUnmailed: false,
  isSeen: false,
  hasMail: true,
  isInBell: true,
  isChained: false,
  sentToday: 0,
  now: NOW,
};
const WISHES: DeliveryWishes = { takesNews: true, takesMail: true, quietUntil: null, urgentWorkInQuietHours: false };
const SEND = { action: 'send' };
const after = (seconds: number): object => ({
  action: 'defer',
  until: new Date(QUIET_UNTIL.getTime() + seconds * 1000),
});

describe('decideWithoutWishes', () => {
  it.each([
    [
      'the reader has no address',
      { hasAddress: false, urgency: 'account' },
      { action: 'suppress', reason: 'no_address' },
    ],
    ['it is about the account, seen or not', { urgency: 'account', isSeen: true }, SEND],
    ['it was seen', { isSeen: true }, { action: 'suppress', reason: 'seen' }],
    [
      'it was seen and is urgent',
      { isSeen: true, urgency: 'urgent', channel: 'email' },
      { action: 'suppress', reason: 'seen' },
    ],
    ['a mail tells it', { isForUnmailed: true }, { action: 'suppress', reason: 'by_mail' }],
    ['no mail tells it', { isForUnmailed: true, isMailed: false }, null],
    ['it is urgent by mail', { urgency: 'urgent', urgentHeeds: 'nothing', channel: 'email' }, SEND],
    ['it is urgent by text', { urgency: 'urgent' }, null],
    ['it is an offer', { urgency: 'immediate' }, null],
    ['it is any other', {}, null],
  ] as const)('decides when %s', (_what, facts, decision) => {
    expect(decideWithoutWishes({ ...FACTS, ...facts })).toEqual(decision);
  });
});

describe('decideByWishes', () => {
  it.each([
    ['sends what is wanted', {}, {}, SEND],
    ['suppresses what is not wanted', {}, { takesNews: false }, { action: 'suppress', reason: 'not_wanted' }],
    ['waits for the end of quiet hours', {}, { quietUntil: QUIET_UNTIL }, after(0)],
    [
      'sends an offer in quiet hours to those who asked for it',
      { urgency: 'immediate' },
      { quietUntil: QUIET_UNTIL, urgentWorkInQuietHours: true },
      SEND,
    ],
    ['defers an offer in quiet hours otherwise', { urgency: 'immediate' }, { quietUntil: QUIET_UNTIL }, after(0)],
    [
      'lets the mail tell what is urgent in quiet hours',
      { urgency: 'urgent' },
      { quietUntil: QUIET_UNTIL },
      { action: 'suppress', reason: 'quiet_hours' },
    ],
    [
      'defers what is urgent to a reader without mail',
      { urgency: 'urgent', isMailed: false },
      { quietUntil: QUIET_UNTIL },
      after(0),
    ],
    [
      'lets devices be first at the end of quiet hours',
      { isChained: true },
      { quietUntil: QUIET_UNTIL },
      after(CHAIN_SECONDS.sms),
    ],
    [
      'sends to devices at the end of quiet hours',
      { isChained: true, channel: 'push' },
      { quietUntil: QUIET_UNTIL },
      after(0),
    ],
    ['sends the last of the day', { sentToday: DAILY_BUDGETS.sms - 1 }, {}, SEND],
    [
      'leaves a text over the budget to the mail',
      { sentToday: DAILY_BUDGETS.sms },
      {},
      { action: 'suppress', reason: 'over_budget' },
    ],
    [
      'defers a text over the budget of a reader without mail',
      { sentToday: DAILY_BUDGETS.sms, isMailed: false },
      {},
      { action: 'defer', until: NEXT_MORNING },
    ],
    [
      'defers a text over the budget of a kind without a mail',
      { sentToday: DAILY_BUDGETS.sms, hasMail: false },
      {},
      { action: 'defer', until: NEXT_MORNING },
    ],
    [
      'defers a text over the budget of a reader who rejects mails',
      { sentToday: DAILY_BUDGETS.sms },
      { takesMail: false },
      { action: 'defer', until: NEXT_MORNING },
    ],
    [
      'leaves a push over the budget to the bell',
      { channel: 'push', sentToday: DAILY_BUDGETS.push },
      {},
      { action: 'suppress', reason: 'over_budget' },
    ],
    [
      'defers a mail over the budget that no bell tells',
      { channel: 'email', sentToday: DAILY_BUDGETS.email, isInBell: false },
      {},
      { action: 'defer', until: NEXT_MORNING },
    ],
    ['sends what is urgent over the budget', { urgency: 'urgent', sentToday: DAILY_BUDGETS.sms }, {}, SEND],
  ] as const)('%s', (_what, facts, wishes, decision) => {
    expect(decideByWishes({ ...FACTS, ...facts }, { ...WISHES, ...wishes })).toEqual(decision);
  });

  it('suppresses what goes to an account that is gone', () => {
    expect(decideByWishes(FACTS, null)).toEqual({ action: 'suppress', reason: 'not_wanted' });
  });
});
