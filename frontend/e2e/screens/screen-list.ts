import { ACCOUNT_SCREENS } from './account-screens';
import { EMPLOYER_SCREENS } from './employer-screens';
import { EMPTY_SCREENS, FAILING_SCREENS } from './other-states';
import { MESSAGE_SCREENS } from './message-screens';
import { PROVIDER_SCREENS, PUBLIC_SCREENS } from './public-screens';
import type { Screen } from './screen';
import { SEEKER_SCREENS } from './seeker-screens';

/** Every screen with what it shows when all is well. */
export const SCREENS: readonly Screen[] = [
  ...PUBLIC_SCREENS,
  ...PROVIDER_SCREENS,
  ...SEEKER_SCREENS,
  ...MESSAGE_SCREENS,
  ...ACCOUNT_SCREENS,
  ...EMPLOYER_SCREENS,
];
/** The sections with nothing to show, and with calls that fail. */
export const OTHER_STATES: readonly Screen[] = [...EMPTY_SCREENS, ...FAILING_SCREENS];
