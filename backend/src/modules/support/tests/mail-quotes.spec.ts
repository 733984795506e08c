import { describe, expect, it } from '@jest/globals';
import { withoutQuotes } from '../mail-quotes.js';

const WORDS = 'It works now, thank you.\nAsha';
const OLD = 'Please choose a code instead.\nMeena';
const marked = OLD.replace(/^/gm, '> ');

describe('withoutQuotes', () => {
  it.each([
    ['of Gmail', `On Mon, 24 Nov 2026 at 10:00\u202fAM, Nukkad <help@nukkad.test> wrote:\n\n${marked}`],
    ['of Gmail over two lines', `On Mon, 24 Nov 2026 at 10:00 AM, Nukkad\n<help@nukkad.test> wrote:\n${marked}`],
    ['of Gmail in Hindi', `सोम, 24 नव॰ 2026 को 10:00 am बजे को Nukkad <help@nukkad.test> ने लिखा:\n${marked}`],
    ['of Gmail in Kannada', `ಸೋಮ, ನವೆಂ 24, 2026 ರಂದು 10:00 AM ಸಮಯಕ್ಕೆ, Nukkad <help@nukkad.test> ಅವರು ಬರೆದಿದ್ದಾರೆ:\n${marked}`],
    ['of Apple Mail', `> On 24 Nov 2026, at 10:00 AM, Nukkad <help@nukkad.test> wrote:\n>\n${marked}`],
    ['of Yahoo without an indent', `On Monday, 24 November, 2026, Nukkad <help@nukkad.test> wrote:\n\n${OLD}`],
    ['of Yahoo', `    On Monday, 24 November, 2026 at 10:00:00 am IST, Nukkad <help@nukkad.test> wrote:  \n \n ${OLD}`],
    [
      'of Outlook',
      `From: Nukkad <help@nukkad.test>\nSent: Monday, 24 November 2026 10:00\nTo: Asha\nSubject: Help\n\n${OLD}`,
    ],
    [
      'of Outlook for the web',
      `________________________________\nFrom: Nukkad\nSent: Monday\nTo: Asha\nSubject: Re: Help\n\n${OLD}`,
    ],
    ['of Outlook with stars', `*From:* Nukkad\n*Date:* Monday\n*To:* Asha\n*Subject:* Help\n\n${OLD}`],
    [
      'of Outlook in German',
      `Von: Nukkad\nGesendet: Montag, 24. November 2026 10:00\nAn: Asha\nBetreff: Hilfe\n\n${OLD}`,
    ],
    ['of Outlook in Hindi', `प्रेषक: Nukkad\nभेजा गया: 24 नवंबर 2026\nप्रति: Asha\nविषय: मदद\n\n${OLD}`],
    ['of Outlook Express', `-----Original Message-----\nFrom: Nukkad\nSent: Monday\nTo: Asha\n\n${OLD}`],
    ['of an original message alone', `--- Original Message ---\n${OLD}`],
    ['of Zoho', `---- On Mon, 24 Nov 2026 10:00:00 +0530 Nukkad <help@nukkad.test> wrote ----\n\n${OLD}`],
    ['of a phone', `----- Reply message -----\nFrom: Nukkad\nTo: Asha\nSubject: Help\nDate: Monday\n\n${OLD}`],
    ['in German', `Am 24.11.2026 um 10:00 schrieb Nukkad:\n${marked}`],
    ['with a phone below it', `On 24 Nov 2026, Nukkad wrote:\n${marked}\n\nSent from my Redmi phone`],
    ['with an app below it', `On 24 Nov 2026, Nukkad wrote:\n${marked}\n\nGet Outlook for Android<https://aka.ms/x>`],
  ])('returns the new text above a quote %s', (_what, quote) => {
    expect(withoutQuotes(`${WORDS}\n\n${quote}`)).toBe(WORDS);
    expect(withoutQuotes(`${WORDS}\n\n${quote}`.replace(/\n/g, '\r\n'))).toBe(WORDS);
  });

  it.each(['Sent from my Redmi phone', 'Sent from my iPhone', 'Sent via Yahoo Mail on Android', 'मेरे फ़ोन से भेजा गया'])(
    'removes %s above a quote and at the end',
    (line) => {
      expect(withoutQuotes(`${WORDS}\n\n${line}\n\nOn 24 Nov 2026, Nukkad wrote:\n${marked}`)).toBe(WORDS);
      expect(withoutQuotes(`${WORDS}\n${line}\n`)).toBe(WORDS);
    },
  );

  it.each([
    ['answers between quotes', '> Which phone?\nA Redmi.\n> Which city?\nMysuru.'],
    ['a forwarded mail', 'See this:\n\n---------- Forwarded message ---------\nThe shop did not pay.'],
    [
      'a forwarded mail with its heads',
      'See this:\n\n---------- Forwarded message ---------\nFrom: Ravi\nDate: Monday\nSubject: Pay\nTo: Asha\n\nI will not pay.',
    ],
    [
      'a mail sent on by Apple Mail',
      'See this:\n\nBegin forwarded message:\n\nFrom: Ravi\nSubject: Pay\nDate: Monday\nTo: Asha\n\nI will not pay.',
    ],
    [
      'a mail sent on by Zoho',
      'See this:\n\n============ Forwarded message ============\nFrom: Ravi\nTo: Asha\nDate: Monday\nSubject: Pay\n\nI will not pay.',
    ],
    ['a list that only looks like heads', 'From: Mysuru\nI go every day.\nWhat about it?'],
    ['a sentence about what was written', 'The boss wrote:\nDo not come again.'],
    [
      'words after "sent from"',
      'Money was\nsent from my account to them yesterday and never came back to me at all, please help me with this matter.',
    ],
    ['a quote and nothing else', `> ${OLD}`],
    ['a quote below an empty line and nothing else', `\n\nFrom: Nukkad\nSent: Monday\nTo: Asha\n\n${OLD}`],
  ])('retains %s', (_what, text) => {
    expect(withoutQuotes(text)).toBe(text);
  });
});
