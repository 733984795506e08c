import { decodeBase64url, encodeBase64url, parseJson, sha256 } from './platform.js';

/** A claim that its worker chose to disclose (RFC 9901): of an object with its name, of a list without one. */
export interface Disclosure {
  text: string;
  digest: string;
  name: string | null;
  value: unknown;
}

type Json = Readonly<Record<string, unknown>>;

const DIGESTS = '_sd';
const LIST_DIGEST = '...';
const ALGORITHM = '_sd_alg';

/** The disclosures do not fit the record: one of another record, one twice, or one that replaces a claim. */
export class DisclosureError extends Error {}

export const digestOf = async (disclosure: string): Promise<string> => encodeBase64url(await sha256(disclosure));

/** Reads one disclosure; null when it is none. */
export async function readDisclosure(text: string): Promise<Disclosure | null> {
  let parts: unknown;
  try {
    parts = parseJson(decodeBase64url(text));
  } catch {
    return null;
  }
  if (!Array.isArray(parts) || typeof parts[0] !== 'string') return null;
  const digest = await digestOf(text);
  if (parts.length === 2) return { text, digest, name: null, value: parts[1] };
  if (parts.length !== 3 || typeof parts[1] !== 'string') return null;
  return { text, digest, name: parts[1], value: parts[2] };
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the digest in a list entry that represents a disclosure; null for other entries. */
const listDigestOf = (entry: unknown): string | null => {
  if (!isObject(entry) || !(LIST_DIGEST in entry)) return null;
  const digest = entry[LIST_DIGEST];
  if (typeof digest !== 'string' || Object.keys(entry).length !== 1) throw new DisclosureError('a malformed digest');
  return digest;
};

/** Inserts disclosures into the signed claims. */
class Disclosing {
  private readonly seen = new Set<string>();
  private used = 0;

  constructor(private readonly byDigest: ReadonlyMap<string, Disclosure>) {}

  get usedCount(): number {
    return this.used;
  }

  value(value: unknown): unknown {
    if (Array.isArray(value)) return value.flatMap((entry) => this.entry(entry));
    return isObject(value) ? this.object(value) : value;
  }

  object(claims: Json): Json {
    const { [DIGESTS]: digests = [], ...open } = claims;
    if (!Array.isArray(digests)) throw new DisclosureError('malformed digests');
    const result = new Map(Object.entries(open).map(([name, value]) => [name, this.value(value)]));
    for (const digest of digests) {
      const disclosure = this.takeDisclosure(digest);
      if (!disclosure) continue;
      const { name, value } = disclosure;
      if (name === null || name === DIGESTS || name === LIST_DIGEST)
        throw new DisclosureError('a claim without a name');
      if (result.has(name)) throw new DisclosureError(`a second claim ${name}`);
      result.set(name, this.value(value));
    }
    return Object.fromEntries(result);
  }

  private entry(entry: unknown): unknown[] {
    const digest = listDigestOf(entry);
    if (digest === null) return [this.value(entry)];
    const disclosure = this.takeDisclosure(digest);
    if (!disclosure) return [];
    if (disclosure.name !== null) throw new DisclosureError('an entry with a name');
    return [this.value(disclosure.value)];
  }

  private takeDisclosure(digest: unknown): Disclosure | undefined {
    if (typeof digest !== 'string' || this.seen.has(digest)) throw new DisclosureError('a digest twice');
    this.seen.add(digest);
    const found = this.byDigest.get(digest);
    if (found) this.used += 1;
    return found;
  }
}

/**
 * Returns the claims with the disclosed ones inserted. Throws DisclosureError unless every disclosure belongs to
 * exactly one place.
 */
export function discloseClaims(payload: Json, disclosures: readonly Disclosure[]): Json {
  const byDigest = new Map(disclosures.map((disclosure) => [disclosure.digest, disclosure]));
  if (byDigest.size !== disclosures.length) throw new DisclosureError('a disclosure twice');
  const { [ALGORITHM]: algorithm, ...claims } = payload;
  if (algorithm !== 'sha-256') throw new DisclosureError('another digest');
  const disclosing = new Disclosing(byDigest);
  const result = disclosing.object(claims);
  if (disclosing.usedCount !== disclosures.length) throw new DisclosureError('a disclosure of another record');
  return result;
}
