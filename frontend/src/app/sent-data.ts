import { api, type PublicJob } from '@nukkad/api-client/generated/api.gen';
import type { AppStore } from './store';

/** What the server has sent with the document. */
export interface SentData {
  job: PublicJob;
}

/** Puts data into the store as if they had been asked for. */
export function storeSentData(store: AppStore, { job }: SentData): void {
  const arg = { id: job.id };
  store.dispatch(api.util.upsertQueryEntries([{ endpointName: 'getPublicJob', arg, value: job }]));
}

/** What an element of the document carries. */
export const readSentData = (element: HTMLElement): SentData => JSON.parse(element.textContent) as SentData;
