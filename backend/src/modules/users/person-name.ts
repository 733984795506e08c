import type { Language } from '@nukkad/contract/languages';
import { currentLanguage } from '../../common/context/request-context.js';
import { translate } from '../../common/i18n/translate.js';
import type { Contact } from './contact.read-model.js';

/** Relation of a person to the reader of the name; it determines the label for a missing name. */
export type Relation = 'applicant' | 'seeker' | 'worker' | 'employer';

type Named = Pick<Contact, 'firstName' | 'lastName' | 'email'>;

/** An employer knows the address of an applicant, and the part before the @ distinguishes applicants. */
const nameOf = (person: Named | undefined, relation: Relation): string =>
  [person?.firstName, person?.lastName]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ') || (relation === 'applicant' ? (person?.email?.split('@', 1)[0] ?? '') : '');

/**
 * Returns the name of a person in the reader's language. Without a name it is a label for the person's relation to the
 * reader; a phone number is never a name.
 */
export const personName = (
  person: Named | undefined,
  relation: Relation,
  language: Language = currentLanguage(),
): string => nameOf(person, relation) || translate(language, `users:nameless.${relation}`);

/** Same for the parameters of a message, which are translated at delivery. */
export const personParam = (person: Named | undefined, relation: Relation): string | { key: string } =>
  nameOf(person, relation) || { key: `users:nameless.${relation}` };
