import { api, type DemoAccount } from '@nukkad/api-client/generated/api.gen';

const NONE: DemoAccount[] = [];

/** Returns the server's demonstration accounts; empty while loading, or if there are none. */
export const useDemoAccounts = (): DemoAccount[] => api.useListDemoAccountsQuery().data ?? NONE;
