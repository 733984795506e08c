import { plainWords, shortenWords } from './text-messages.js';

/**
 * Kind of a value in a registered text message (TRAI, typed variables). `fixed` values are the same in each message of an
 * installation, and part of the registered text: `practice`, the note about practice money, is empty in production.
 */
type SmsSlot = 'numeric' | 'alphanumeric' | 'url' | 'fixed';

/** Maximum number of characters of a value. Networks reject a message with a longer one; addresses are exempt. */
export const SMS_SLOT_MAX = 30;

const KINDS: Readonly<Record<SmsSlot, readonly string[]>> = {
  fixed: ['brand', 'host', 'practice'],
  url: ['address'],
  numeric: [
    ...['code', 'minutes', 'days', 'answerHours', 'appealDays', 'decidedDays', 'orderHours', 'number', 'count'],
    ...['shortlisted', 'rejected', 'closed', 'newApplication', 'asked', 'broadcast', 'openings', 'filled'],
  ],
  alphanumeric: [
    ...['title', 'other', 'company', 'applicant', 'location', 'where', 'reference', 'urgency', 'reason'],
    ...['time', 'starts', 'until', 'day', 'due', 'km'],
    ...['amount', 'total', 'proposed', 'wage', 'toWorker', 'returned', 'pay', 'got', 'toPay'],
  ],
};

const SLOTS: ReadonlyMap<string, SmsSlot> = new Map(
  (Object.keys(KINDS) as SmsSlot[]).flatMap((slot) => KINDS[slot].map((name) => [name, slot] as const)),
);

const PLACE = /\{\{\s*(\w+)[^}]*\}\}/g;
const ADJACENT = /\}\}\s*\{\{/;

/** Returns why a text cannot be registered; an empty list if it can. */
export function listSlotFaults(text: string): string[] {
  const names = [...text.matchAll(PLACE)].map(([, name = '']) => name);
  // the note about practice money is empty in production, the other fixed values are words
  const inProduction = text.replace(PLACE, (place, name: string) => {
    if (name === 'practice') return '';
    return SLOTS.get(name) === 'fixed' ? 'word' : place;
  });
  return [
    ...names.filter((name) => !SLOTS.has(name)).map((name) => `has a value without a type: ${name}`),
    // a network cannot find the end of the first value
    ...(ADJACENT.test(inProduction) ? ['has two values without text between them'] : []),
  ];
}

/** Returns the text to register, with typed places for its values. `fixed` are the values that are part of it. */
export const registeredText = (text: string, fixed: Readonly<Record<string, string>>): string =>
  text.replace(PLACE, (_place, name: string) => fixed[name] ?? `{#${SLOTS.get(name) ?? 'alphanumeric'}#}`);

/** Returns the names of the values of a text in their order, without those that are part of it. */
export const placesOf = (text: string, fixed: Readonly<Record<string, string>>): string[] =>
  [...text.matchAll(PLACE)].map(([, name = '']) => name).filter((name) => fixed[name] === undefined);

/** Returns the text to register for WhatsApp, with numbered places for its values. */
export function numberedText(text: string, fixed: Readonly<Record<string, string>>): string {
  let number = 0;
  return text.replace(PLACE, (_place, name: string) => fixed[name] ?? `{{${++number}}}`);
}

/** In place of a value of which nothing is left: networks reject an empty one. */
const NOTHING_LEFT = '-';

/** Returns a value as networks accept it: with single spaces only, without costly characters, cut at a whole letter. */
function slotValue(name: string, value: string | number): string | number {
  const slot = SLOTS.get(name) ?? 'alphanumeric';
  if (typeof value === 'number' || value === '' || slot === 'url' || slot === 'fixed') return value;
  return shortenWords(plainWords(value).replace(/\s+/g, ' ').trim(), SMS_SLOT_MAX) || NOTHING_LEFT;
}

/** Returns the values of a text message as networks accept them. */
export const slotValues = (values: Readonly<Record<string, string | number>>): Record<string, string | number> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, slotValue(name, value)]));
