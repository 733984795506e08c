import { ACCOUNT_SCREENS } from './account-screens';
import { EMPLOYER_SCREENS } from './employer-screens';
import { INSTANT_SCREENS } from './instant-screens';
import { EMPTY_SCREENS, FAILING_SCREENS } from './other-states';
import { MESSAGE_SCREENS } from './message-screens';
import { PROVIDER_SCREENS, PUBLIC_SCREENS } from './public-screens';
import type { Screen } from './screen';
import { SEEKER_SCREENS } from './seeker-screens';
import { STAFF_SCREENS, SUSPENDED_SCREENS } from './staff-screens';

/** All screens, by area. */
export const SCREEN_LISTS = {
  public: PUBLIC_SCREENS,
  'sign-in': PROVIDER_SCREENS,
  seeker: [...SEEKER_SCREENS, ...INSTANT_SCREENS],
  message: MESSAGE_SCREENS,
  account: ACCOUNT_SCREENS,
  employer: EMPLOYER_SCREENS,
  staff: STAFF_SCREENS,
  suspended: SUSPENDED_SCREENS,
  empty: EMPTY_SCREENS,
  failing: FAILING_SCREENS,
} as const satisfies Record<string, readonly Screen[]>;

/** The sections in their empty state, and with failing calls. */
export const OTHER_STATES: readonly Screen[] = [...EMPTY_SCREENS, ...FAILING_SCREENS];
/** Every screen in its normal state. */
export const SCREENS: readonly Screen[] = Object.values(SCREEN_LISTS)
  .flat()
  .filter((screen) => !OTHER_STATES.includes(screen));
