import { api, type CurrentUser } from '@nukkad/api-client/generated/api.gen';

const showUser = (user: CurrentUser) => api.util.updateQueryData('getCurrentUser', undefined, () => user);

/** `onQueryStarted` of every call that returns the changed account: all screens show it at once. */
export async function updateCachedUser(
  _arg: unknown,
  call: {
    dispatch: (change: ReturnType<typeof showUser>) => unknown;
    queryFulfilled: Promise<{ data: CurrentUser }>;
  },
): Promise<void> {
  const answer = await call.queryFulfilled.catch(() => null);
  if (answer) call.dispatch(showUser(answer.data));
}
