import { useTranslation } from 'react-i18next';
import { fullName } from './display-name';

/** What somebody is to the reader; it decides what stands for a name that is missing. */
export type Relation = 'applicant' | 'seeker' | 'worker' | 'self';

interface Named {
  firstName: string;
  lastName: string;
  email?: string | null;
}

/** Names people in the reader's language: somebody without a name by what they are to the reader, never by a phone number. */
export function usePersonName() {
  const { t } = useTranslation('shared');
  return (person: Named, relation: Relation): string =>
    fullName({ ...person, email: person.email ?? null }) || t(`person.${relation}`);
}
