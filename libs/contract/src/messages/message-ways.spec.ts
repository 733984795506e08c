import { describe, expect, it } from '@jest/globals';
import { MESSAGE_WAYS, waysTo } from './message-ways.js';

describe('the ways of messages', () => {
  const kinds = Object.entries(MESSAGE_WAYS);
  const toAccounts = kinds.filter(([, { to }]) => to === 'account');
  const told = (reachable: { email: boolean; phone: boolean }): string[] =>
    toAccounts.filter(([, ways]) => waysTo(ways, reachable).length === 0).map(([text]) => text);
  /** Kinds that another kind reports to the account, or that the reader did themselves. */
  const besides = toAccounts.filter(([, { beside }]) => beside !== undefined).map(([text]) => text);

  it('deliver each kind to an account with a phone number only', () => {
    const phoneOnly = { email: false, phone: true };
    expect(besides).toEqual(expect.arrayContaining(told(phoneOnly)));
    for (const [, { beside }] of toAccounts) {
      if (beside === undefined || beside === 'own') continue;
      expect(waysTo(MESSAGE_WAYS[beside]!, phoneOnly)).toContain('bell');
    }
  });

  it('deliver each kind to an account with a mail address only', () => {
    expect(told({ email: true, phone: false })).toEqual([]);
  });

  it.each([
    'interviews:notice.invited',
    'interviews:notice.confirmed',
    'interviews:notice.accepted',
    'interviews:notice.proposed',
    'interviews:notice.cancelled',
    'jobs:notice.hired',
    'instant-hire:notice.request',
    'instant-hire:notice.reopened',
    'instant-hire:notice.undone',
    'engagements:notice.cancelled',
    'engagements:notice.paid',
    'engagements:notice.startClaimed',
    'engagements:notice.endClaimed',
    'instant-hire:notice.nobodyCame',
    'instant-hire:notice.fewCame',
    'engagements:notice.appealUpheld',
    'engagements:notice.appealRejected',
    'moderation:notice.suspended',
    'moderation:notice.reinstated',
    'moderation:notice.appealUpheld',
    'moderation:notice.appealUpheldSuspended',
    'moderation:notice.appealRejected',
    'moderation:notice.appealRejectedOver',
  ])('send a text at once to an account with a phone number only: %s', (text) => {
    expect(MESSAGE_WAYS[text]?.text?.pace).toBe('at_once');
    expect(waysTo(MESSAGE_WAYS[text]!, { email: false, phone: true })).toEqual(['bell', 'sms']);
  });

  it.each([
    ['messaging:digest', 'unread'],
    ['jobs:notice.shortlisted', 'daily'],
    ['jobs:notice.rejected', 'daily'],
    ['jobs:notice.closed', 'daily'],
    ['jobs:notice.newApplication', 'hourly'],
    ['jobs:notice.waiting', 'hourly'],
    ['interviews:notice.asked', 'hourly'],
    ['interviews:notice.broadcast', 'hourly'],
  ])('send a combined text, to readers without a mail address only: %s', (text, pace) => {
    const ways = MESSAGE_WAYS[text]!;
    expect(ways.text?.pace).toBe(pace);
    expect(waysTo(ways, { email: false, phone: true })).toContain('sms');
    expect(waysTo(ways, { email: true, phone: true })).not.toContain('sms');
    expect(waysTo(ways, { email: false, phone: false })).not.toContain('sms');
  });
});
