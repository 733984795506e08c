import { BRAND } from '@nukkad/domain/brand';
import { useEffect } from 'react';

/** Names the page in the browser's tab and history; without a title, the product's name alone. */
export function usePageTitle(title?: string): void {
  useEffect(() => {
    document.title = title ? `${title} · ${BRAND}` : BRAND;
  }, [title]);
}
