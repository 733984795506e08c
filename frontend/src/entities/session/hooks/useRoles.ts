import type { ApiError } from '@nukkad/api-client/base-query';
import { hasSide, type Side } from '@nukkad/contract/accounts/users';
import { useNavigate } from 'react-router-dom';
import { useToast } from '../../../shared/ui/toast/useToast';
import { updateCachedUser } from '../model/update-cached-user';
import { sessionApi } from '../session-api';
import { useSession } from './useSession';

/** The path of the dashboard of each role. */
export const DASHBOARD_BY_ROLE: Record<Side, string> = { job_seeker: '/', employer: '/employer' };

/** Adding a role updates the cached user, so that the next page shows it without a request. */
const rolesApi = sessionApi.enhanceEndpoints({ endpoints: { addRole: { onQueryStarted: updateCachedUser } } });

/** Returns the roles of the account, and a function that adds the other one; `failed` is the toast of a failure. */
export function useRoles(failed: { title: string; text: string }) {
  const { toast } = useToast();
  const navigate = useNavigate();
  const { user } = useSession();
  const [addRole, { isLoading }] = rolesApi.useAddRoleMutation();
  const add = async (side: Side): Promise<boolean> => {
    try {
      await addRole({ addRole: { role: side } }).unwrap();
      return true;
    } catch (error) {
      const description = (error as ApiError).detail ?? failed.text;
      toast({ title: failed.title, description, variant: 'destructive' });
      return false;
    }
  };
  return {
    has: (side: Side): boolean => user !== undefined && hasSide(user.role, side),
    adding: isLoading,
    /** Adds a role to the account and stays on the page; resolves to whether it succeeded. */
    add,
    /** Adds a role to the account and opens its dashboard. */
    async addAndOpen(side: Side): Promise<void> {
      if (await add(side)) await navigate(DASHBOARD_BY_ROLE[side]);
    },
  };
}
