import { calledName } from '@nukkad/contract/accounts/person-name';

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * Returns a name that identifies a person to a friend but hardly to a stranger: "Asha R.", "किरण पा.". Empty when there
 * is no name.
 */
export function shortName(firstName: string, lastName: string): string {
  const initial = [...letters.segment(lastName.trim())][0]?.segment;
  return [calledName(firstName) ?? firstName.trim(), initial && `${initial}.`].filter(Boolean).join(' ');
}
