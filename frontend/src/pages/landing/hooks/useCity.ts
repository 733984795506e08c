import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { cityToShow, saveCity } from '../model/city';

/**
 * Returns the city of the displayed jobs, and its setter. Undefined before the first paint, so that the prerendered
 * page matches.
 */
export function useCity(): { city: string | undefined; chooseCity: (city: string) => void } {
  const [address, setAddress] = useSearchParams();
  const [city, setCity] = useState<string>();
  useEffect(() => setCity(cityToShow(address)), [address]);
  const chooseCity = (chosen: string): void => {
    if (!chosen.trim()) return;
    saveCity(chosen.trim());
    setAddress(
      (current) => {
        current.set('city', chosen.trim());
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return { city, chooseCity };
}
