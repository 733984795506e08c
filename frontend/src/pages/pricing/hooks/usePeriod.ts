import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Period } from '../components/plans';

const PERIOD = 'period';
const never = () => () => undefined;

/**
 * Returns the period of the displayed prices, as the address names it; monthly by default. The prerendered document
 * does not know the parameters of the address, so the first drawing uses the default and the address applies
 * afterwards.
 */
export function usePeriod(): [Period, (period: Period) => void] {
  const [search, setSearch] = useSearchParams();
  const isKnown = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const choose = (period: Period) => {
    const next = new URLSearchParams(search);
    if (period === 'yearly') next.set(PERIOD, period);
    else next.delete(PERIOD);
    setSearch(next, { preventScrollReset: true });
  };
  return [isKnown && search.get(PERIOD) === 'yearly' ? 'yearly' : 'monthly', choose];
}
