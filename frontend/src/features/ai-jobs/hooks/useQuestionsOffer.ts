import type { CurrentUser } from '@nukkad/contract/accounts/users';
import { useState } from 'react';

const KEY = 'work-questions-skipped';

type Answers = Pick<CurrentUser, 'skills' | 'preferredCategories' | 'expectedRate' | 'workHours'>;

/** Returns whether any of the three questions was answered. */
export const hasAnswered = ({ skills, preferredCategories, expectedRate, workHours }: Answers): boolean =>
  skills.length > 0 || preferredCategories.length > 0 || expectedRate !== null || workHours.length > 0;

function wasSkipped(userId: string): boolean {
  try {
    return localStorage.getItem(KEY) === userId;
  } catch {
    // in a browser that refuses storage, the offer appears on every visit
    return false;
  }
}

/** Returns whether the three questions are offered: until they are answered, or skipped on this device. */
export function useQuestionsOffer(user: Answers & Pick<CurrentUser, 'id'>) {
  const [skipped, setSkipped] = useState(() => wasSkipped(user.id));
  return {
    offered: !skipped && !hasAnswered(user),
    skip: (): void => {
      setSkipped(true);
      try {
        localStorage.setItem(KEY, user.id);
      } catch {
        return;
      }
    },
  };
}
