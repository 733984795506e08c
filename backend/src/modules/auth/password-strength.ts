import { BRAND } from '@nukkad/domain/brand';
import { PASSWORD_MIN } from '@nukkad/domain/limits';
import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** Passwords that are refused as common ones, of those that are long enough. */
const COMMON = 10_000;
/**
 * Guesses that a password has to withstand: between the scores 2 and 3 of zxcvbn. Ten wrong tries in a quarter of an hour
 * close the password way, so that somebody who guesses has some 350,000 tries a year.
 */
const FEWEST_GUESSES = 10_000_000;
/** Characters that are looked at: the time it takes grows with the third power, and 40 take at most 60 ms. */
const LOOKED_AT = 40;

/** Why a password is refused: many have it, or it is easy to guess for somebody who knows its owner. */
export type PasswordWeakness = 'common' | 'guessable';

interface Dictionaries {
  common: ReadonlySet<string>;
  strength: ZxcvbnFactory;
}
let loading: Promise<Dictionaries> | undefined;

/** About 20 MB, so they are loaded when the first password is chosen. The English words would be another 40 MB. */
async function load(): Promise<Dictionaries> {
  const [{ adjacencyGraphs, dictionary }, { ZxcvbnFactory }] = await Promise.all([
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/core'),
  ]);
  // shorter ones are refused for their length already
  const long = dictionary['passwords-common'].filter((password) => password.length >= PASSWORD_MIN);
  return {
    common: new Set(long.slice(0, COMMON).map((password) => password.toLowerCase())),
    strength: new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs }),
  };
}

/** What others know about somebody and would try first. */
export interface OwnWords {
  firstName: string;
  lastName: string;
  email: string | null;
  phone: string | null;
}

/** The words by themselves and as people put them together. */
function wordsOf({ firstName, lastName, email, phone }: OwnWords): string[] {
  const [mailbox = '', domain = ''] = (email ?? '').split('@');
  const parts = [firstName, lastName, mailbox, domain].flatMap((text) => text.split(/[^\p{L}\p{M}\p{N}]+/u));
  const joined = [
    `${firstName}${lastName}`,
    `${lastName}${firstName}`,
    mailbox,
    email ?? '',
    phone ?? '',
    phone?.slice(-10),
  ];
  const words = [BRAND, ...parts, ...joined].map((word) => (word ?? '').replace(/\s/g, '').toLowerCase());
  return [...new Set(words)].filter((word) => word.length > 1);
}

/**
 * What is wrong with a new password: it is, whatever its case, one of the 10,000 most common ones, or it would take fewer
 * than ten million guesses to somebody who knows its owner. Null when it is good enough.
 */
export async function passwordWeakness(password: string, owner: OwnWords): Promise<PasswordWeakness | null> {
  loading ??= load();
  const { common, strength } = await loading;
  if (common.has(password.toLowerCase())) return 'common';
  return strength.check(password.slice(0, LOOKED_AT), wordsOf(owner)).guesses < FEWEST_GUESSES ? 'guessable' : null;
}
