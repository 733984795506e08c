import { useSyncExternalStore } from 'react';
import { type ToastRecord, toastStore } from './toast-store';

const api = { toast: toastStore.add, dismiss: toastStore.dismiss };

/** `toast({ title, description, variant })` shows a message and returns `{ id, update, dismiss }`. Stable between renders. */
export const useToast = (): typeof api => api;

/** Returns the stored toasts, newest first. */
export const useToastRecords = (): readonly ToastRecord[] =>
  useSyncExternalStore(toastStore.subscribe, toastStore.records, toastStore.records);
