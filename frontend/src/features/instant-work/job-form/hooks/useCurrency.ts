import { currencyFor } from '@nukkad/contract/instant-work/instant-jobs';
import { isAroundIndia } from '@nukkad/contract/places/geo';
import type { Currency, RateType } from '@nukkad/contract/jobs/jobs';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useHireHint } from '../../../../entities/hiring/hooks/useHireHint';
import { useSession } from '../../../../entities/session/hooks/useSession';
import { chosenCurrency, keepCurrency } from '../model/currency-choice';
import type { FormParts } from '../model/form-parts';

/**
 * The currency of the form. Until a place in India is known (picked, pinned, or found by the server) it follows the type of
 * rate and the typed text; from then on it is INR, unless the account chose another, which is remembered.
 */
export function useCurrency({ watch, setValue, getValues }: Pick<FormParts, 'watch' | 'setValue' | 'getValues'>) {
  const userId = useSession().user?.id ?? '';
  const location = watch('location');
  const { hint } = useHireHint(watch('category'), location, watch('requiredSkills'));
  const isInIndia = location.pin ? isAroundIndia(location.pin) : hint !== undefined;
  const isEmpty = location.text === '' && !location.pin;
  const isSettled = useRef(false);

  const set = (currency: Currency): void => setValue('currency', currency, { shouldDirty: true });
  const settle = useEffectEvent(() => {
    if (isEmpty) isSettled.current = false;
    if (!isInIndia || isSettled.current) return;
    isSettled.current = true;
    set(chosenCurrency(userId) ?? 'INR');
  });
  useEffect(() => settle(), [isInIndia, isEmpty]);
  return {
    /** The server's information about work at the place. */
    hint,
    /** Stores the currency that the user chose. */
    remember: (currency: Currency): void => keepCurrency(userId, currency),
    /** Fixes the present currency of the form, because its amounts are in it. */
    settle: (): void => {
      isSettled.current = true;
    },
    /** Sets the currency that belongs to a type of rate. */
    followRateType: (rateType: RateType): void =>
      set(isSettled.current ? (chosenCurrency(userId) ?? 'INR') : currencyFor(rateType, getValues('location').text)),
  };
}
