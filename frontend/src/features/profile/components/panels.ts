import type { ComponentType } from 'react';
import { lazyPart } from '../../../shared/rendering/lazy-part';
import { MissingSection } from '../../../shared/ui/MissingSection';
import type { PanelProps } from './panel-props';

/** The panels of the profile menu; one of them is open at a time. */
export const PANEL_IDS = [
  'settings',
  'billing',
  'password',
  'address',
  'work',
  'reviews',
  'records',
  'notifications',
  'devices',
  'data',
] as const;
export type PanelId = (typeof PANEL_IDS)[number];

/** Panels below Settings. */
export const SETTINGS_PANELS = ['settings', 'billing', 'password', 'address'] as const satisfies readonly PanelId[];

const panel = (load: () => Promise<ComponentType<PanelProps>>) => lazyPart(load, { Missing: MissingSection });

/** Each is fetched when it is first opened. */
export const PANELS: Record<PanelId, ComponentType<PanelProps>> = {
  settings: panel(async () => (await import('./ProfilePanel')).ProfilePanel),
  billing: panel(async () => (await import('./BillingPanel')).BillingPanel),
  password: panel(async () => (await import('./PasswordPanel')).PasswordPanel),
  address: panel(async () => (await import('./AddressPanel')).AddressPanel),
  work: panel(async () => (await import('./WorkPanel')).WorkPanel),
  reviews: panel(async () => (await import('./ReviewsPanel')).ReviewsPanel),
  records: panel(async () => (await import('./WorkRecordsPanel')).WorkRecordsPanel),
  notifications: panel(async () => (await import('./NotificationsPanel')).NotificationsPanel),
  devices: panel(async () => (await import('./DevicesPanel')).DevicesPanel),
  data: panel(async () => (await import('./DataPanel')).DataPanel),
};
