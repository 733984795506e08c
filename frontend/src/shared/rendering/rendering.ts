import { createContext, useSyncExternalStore } from 'react';
import { isServer } from './is-server';

/** Id of the element with the data of a rendered document. */
export const PRELOADED_DATA_ID = 'sent-data';

/** Public origin of the server while it renders a document. */
let originOfDocument = '';

/**
 * Returns the origin of the product, "https://nukkad.example"; in a document of the build a placeholder that the server
 * replaces.
 */
export const siteOrigin = (): string => (isServer ? originOfDocument : location.origin);

/** Sets the origin of documents that are rendered from now on. */
export const setSiteOrigin = (origin: string): void => {
  originOfDocument = origin;
};

/** Receives the title of the page while a document is rendered. */
export const TitleListener = createContext<((title: string) => void) | undefined>(undefined);

const never = () => () => undefined;

/** False on the server and during hydration, true afterwards: for content that depends on the browser. */
export const useIsInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
