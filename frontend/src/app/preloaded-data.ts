import { api, type PublicJob } from '@nukkad/api-client/generated/api.gen';
import type { AppStore } from './store';

/** Data that the server sent with the document. */
export interface PreloadedData {
  job: PublicJob;
}

/** Stores data as if its call had been made. */
export function storePreloadedData(store: AppStore, { job }: PreloadedData): void {
  const arg = { id: job.id };
  store.dispatch(api.util.upsertQueryEntries([{ endpointName: 'getPublicJob', arg, value: job }]));
}

/** Returns the data in an element of the document. */
export const readPreloadedData = (element: HTMLElement): PreloadedData =>
  JSON.parse(element.textContent) as PreloadedData;
