import { useContext } from 'react';
import { UNSAFE_DataRouterContext, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { INSTANT_STEP } from '../../../../entities/hiring/paths';
import { overlayHistory, withOverlay } from '../../../../shared/overlay/overlay-history';
import { stepOf } from '../model/steps';

/** Returns the number of steps below a history entry, to which Back leads. */
const stepsBelow = (state: unknown): number => (state as { stepsBelow?: number } | null)?.stepsBelow ?? 0;

/**
 * The step of the instant form in the address. Each step forward is a history entry, so that Back leads from step to
 * step and then away from the form. With `isOverPage` the steps cover the page, otherwise they are part of it.
 */
export function useSteps({ isOverPage }: { isOverPage: boolean }) {
  const [search] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const value = search.get(INSTANT_STEP);
  const show = (step: number, from: typeof location, state: unknown, replace: boolean): void => {
    const next = new URLSearchParams(from.search);
    next.set(INSTANT_STEP, String(step));
    void navigate(`?${next}`, { state, replace, preventScrollReset: true });
  };
  return {
    /** Whether the address names a step. */
    isNamed: value !== null,
    number: stepOf(value),
    /**
     * Opens a step, over the page if the form is closed; returns to the history entry of an earlier step if there is
     * one.
     */
    goTo(step: number): void {
      // a second tap may occur after a navigation and before it is drawn
      const from = router?.state.location ?? location;
      const named = new URLSearchParams(from.search).get(INSTANT_STEP);
      const number = stepOf(named);
      if (isOverPage && named === null) return show(step, from, withOverlay(from.state, 'named'), false);
      const below = stepsBelow(from.state);
      if (step > number) {
        show(step, from, { ...(from.state as object | null), stepsBelow: below + step - number }, false);
      } else if (step < number && below >= number - step) {
        void navigate(step - number);
      } else if (step < number) {
        show(step, from, from.state, true);
      }
    },
    /** Closes the form and removes every history entry of its steps. */
    close: (): void => overlayHistory.removeParams(INSTANT_STEP),
    /** Closes the steps after the job was posted, then calls `next`. */
    finish(next: () => void): void {
      if (isOverPage) overlayHistory.removeParams(INSTANT_STEP);
      else if (value !== null) {
        const rest = new URLSearchParams(search);
        rest.delete(INSTANT_STEP);
        void navigate(`?${rest}`, { replace: true, state: location.state, preventScrollReset: true });
      }
      overlayHistory.whenIdle(next);
    },
  };
}
