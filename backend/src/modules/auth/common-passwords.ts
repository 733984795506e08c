import { PASSWORD_MIN } from '@nukkad/domain/limits';

const REFUSED = 10_000;
let refused: Promise<ReadonlySet<string>> | undefined;

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  // shorter ones are refused for their length already
  const long = dictionary['passwords-common'].filter((password) => password.length >= PASSWORD_MIN);
  return new Set(long.slice(0, REFUSED).map((password) => password.toLowerCase()));
}

/** True when `password` is, whatever its case, one of the 10,000 most common ones of at least 8 characters. */
export async function isCommonPassword(password: string): Promise<boolean> {
  refused ??= load();
  return (await refused).has(password.toLowerCase());
}
