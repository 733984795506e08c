import type { ApiError } from '@nukkad/api-client/base-query';
import { hasSide, type Side } from '@nukkad/domain/users';
import { useNavigate } from 'react-router-dom';
import { useToast } from '../ui/toast/useToast';
import { updateCachedUser } from './update-cached-user';
import { sessionApi } from './session-api';
import { useSession } from './useSession';

/** Where each side of the market has its dashboard. */
export const HOME_OF_SIDE: Record<Side, string> = { job_seeker: '/', employer: '/employer' };

/** A side is taken as well: the page opened next shows it without waiting. */
const sidesApi = sessionApi.enhanceEndpoints({ endpoints: { addRole: { onQueryStarted: updateCachedUser } } });

/** The account's sides, and the way to take the other one as well; `failed` is said when that does not work. */
export function useSides(failed: { title: string; text: string }) {
  const { toast } = useToast();
  const navigate = useNavigate();
  const { user } = useSession();
  const [addRole, { isLoading }] = sidesApi.useAddRoleMutation();
  const join = async (side: Side): Promise<boolean> => {
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
    /** Adds a side to the account and stays where it is; tells whether that worked. */
    join,
    /** Adds a side to the account and opens its dashboard. */
    async add(side: Side): Promise<void> {
      if (await join(side)) await navigate(HOME_OF_SIDE[side]);
    },
  };
}
