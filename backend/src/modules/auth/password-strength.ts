import { BRAND } from '@nukkad/contract/platform/brand';
import { PASSWORD_MIN } from '@nukkad/contract/limits';
import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** Number of common passwords that are rejected, among those of the minimum length. */
const COMMON = 10_000;
/**
 * Fewest guesses that an accepted password withstands: between the scores 2 and 3 of zxcvbn. Ten wrong attempts in 15
 * minutes close sign-in by password, so an attacker has some 350,000 attempts a year.
 */
const FEWEST_GUESSES = 10_000_000;
/**
 * Number of characters that are examined: the cost grows with the third power, and 40 characters require at most 60 ms.
 */
const LOOKED_AT = 40;

/** The reason for rejecting a password: it is common, or easy to guess for a person who knows its owner. */
export type PasswordWeakness = 'common' | 'guessable';

interface Dictionaries {
  common: ReadonlySet<string>;
  strength: ZxcvbnFactory;
}
let loading: Promise<Dictionaries> | undefined;

/**
 * Loads the dictionaries, about 20 MB, when the first password is chosen. The English words would require another 40
 * MB.
 */
async function load(): Promise<Dictionaries> {
  const [{ adjacencyGraphs, dictionary }, { ZxcvbnFactory }] = await Promise.all([
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/core'),
  ]);
  // shorter ones are already rejected for their length
  const long = dictionary['passwords-common'].filter((password) => password.length >= PASSWORD_MIN);
  return {
    common: new Set(long.slice(0, COMMON).map((password) => password.toLowerCase())),
    strength: new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs }),
  };
}

/** Facts about the owner that other people know and would try first. */
export interface OwnWords {
  firstName: string;
  lastName: string;
  email: string | null;
  phone: string | null;
}

/** Returns the owner's words, single and in common combinations. */
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
 * Returns the weakness of a new password: it is, regardless of case, one of the 10,000 most common passwords, or a
 * person who knows the owner guesses it within ten million attempts. Null when the password is strong enough.
 */
export async function passwordWeakness(password: string, owner: OwnWords): Promise<PasswordWeakness | null> {
  loading ??= load();
  const { common, strength } = await loading;
  if (common.has(password.toLowerCase())) return 'common';
  return strength.check(password.slice(0, LOOKED_AT), wordsOf(owner)).guesses < FEWEST_GUESSES ? 'guessable' : null;
}
