import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Period } from '../components/plans';

const PERIOD = 'period';
const never = () => () => undefined;

/**
 * The period whose prices are shown, as the address names it; by the month when it names none. The document that the server
 * sends does not know the address's parameters: what it shows first is shown again before the address counts.
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
