import { api, type DemoAccount } from '@nukkad/api-client/generated/api.gen';

const NONE: DemoAccount[] = [];

/** The server's demonstration accounts; none while it is not known, and none where it has none. */
export const useDemoAccounts = (): DemoAccount[] => api.useListDemoAccountsQuery().data ?? NONE;
