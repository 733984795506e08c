import type { EngagementSide } from '@nukkad/domain/engagements';
import type { Language } from '@nukkad/domain/languages';
import { translate } from '../../common/i18n/translate.js';
import type { Contact } from '../users/users.public.js';

/** The side across. */
export const OTHER_SIDE = {
  worker: 'employer',
  employer: 'worker',
} as const satisfies Record<EngagementSide, EngagementSide>;

/** The person's name. Without one nothing is told: the part of an address before the @ is no business of the other side. */
export const personName = (person: Contact | undefined, side: EngagementSide, language: Language): string =>
  (person && `${person.firstName} ${person.lastName}`.trim()) || translate(language, `engagements:someone.${side}`);
