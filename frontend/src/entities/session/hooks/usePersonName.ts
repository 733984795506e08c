import { useTranslation } from 'react-i18next';
import { fullName } from '../model/display-name';

/** Relation of a person to the reader; it determines the text for a missing name. */
export type Relation = 'applicant' | 'seeker' | 'worker' | 'self';

interface Named {
  firstName: string;
  lastName: string;
}

/**
 * Names people in the reader's language: a person without a name by their relation to the reader, never by a phone
 * number or an email address.
 */
export function usePersonName() {
  const { t } = useTranslation('shared');
  return (person: Named, relation: Relation): string => fullName(person) || t(`person.${relation}`);
}
