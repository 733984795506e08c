import { BRAND } from '@nukkad/contract/platform/brand';
import { useContext, useEffect } from 'react';
import { joinFacts } from '../i18n/join-facts';
import { TitleListener } from '../rendering/rendering';

/** Sets the title of the page in the browser's tab and history; without a title, the product's name. */
export function usePageTitle(title?: string): void {
  const shown = joinFacts(title, BRAND);
  useContext(TitleListener)?.(shown);
  useEffect(() => {
    document.title = shown;
  }, [shown]);
}
