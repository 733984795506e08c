import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  createBrowserRouter,
  Link,
  Outlet,
  type RouteObject,
  RouterProvider,
  ScrollRestoration,
  useLocation,
  useNavigation,
  useParams,
  useRouteError,
} from 'react-router-dom';
import { createPageRouter } from './page-router';

type Router = ReturnType<typeof createBrowserRouter>;

function Frame() {
  const { state } = useNavigation();
  const { pathname, search, hash } = useLocation();
  return (
    <>
      <p>{`at ${pathname}${search}${hash}, ${state}`}</p>
      <Link to="/jobs/7?from=list">Job</Link>
      <Link to="?page=2" state={{ covers: ['plain'] }} preventScrollReset>
        Page
      </Link>
      <Link to="/list#end">End</Link>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
const Job = () => <h1>{`Job ${useParams()['id']}`}</h1>;
const Failure = () => <h1>{`Failed: ${(useRouteError() as Error).message}`}</h1>;

let fetchJob: () => Promise<{ Component: () => React.ReactNode }>;
let routers: Router[] = [];
let scrollTo: jest.SpiedFunction<typeof window.scrollTo>;
const routes = (): RouteObject[] => [
  {
    element: <Frame />,
    errorElement: <Failure />,
    HydrateFallback: () => <h1>Fetching</h1>,
    children: [
      { path: 'list', element: <h1 id="end">List</h1> },
      { path: 'jobs/:id', lazy: () => fetchJob() },
      { path: '*', element: <h1>Not found</h1> },
    ],
  },
];

const ROUTERS: [string, (routes: RouteObject[]) => Router][] = [
  ['createPageRouter', createPageRouter],
  // the same holds of the router of the library, whose place ours takes
  ['createBrowserRouter', createBrowserRouter],
];

describe.each(ROUTERS)('%s', (_name, create) => {
  const open = (address: string) => {
    history.replaceState(null, '', address);
    const router = create(routes());
    routers.push(router);
    const view = render(<RouterProvider router={router} />);
    return { ...view, router, user: userEvent.setup({ delay: null }) };
  };
  beforeEach(() => {
    fetchJob = async () => ({ Component: Job });
    scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  });
  afterEach(() => {
    for (const router of routers) router.dispose();
    routers = [];
  });

  it('draws a page that is there at once', () => {
    open('/list?page=1#end');
    expect(screen.getByRole('heading')).toHaveTextContent('List');
    expect(screen.getByText('at /list?page=1#end, idle')).toBeVisible();
  });

  it('draws the fallback until the first page is fetched', async () => {
    const { router } = open('/jobs/5');
    expect(router.state.initialized).toBe(false);
    expect(screen.getByRole('heading')).toHaveTextContent('Fetching');
    expect(await screen.findByText('Job 5')).toBeVisible();
    expect(router.state.initialized).toBe(true);
  });

  it('keeps the page and says that it fetches the next one', async () => {
    let arrive = (): void => undefined;
    fetchJob = () => new Promise((resolve) => (arrive = () => resolve({ Component: Job })));
    const { user, router } = open('/list');
    await user.click(screen.getByRole('link', { name: 'Job' }));
    expect(await screen.findByText('at /list, loading')).toBeVisible();
    expect([window.location.pathname, router.state.navigation.location?.pathname]).toEqual(['/list', '/jobs/7']);
    await act(async () => arrive());
    expect(await screen.findByText('at /jobs/7?from=list, idle')).toBeVisible();
    expect(`${window.location.pathname}${window.location.search}`).toBe('/jobs/7?from=list');
    expect(router.state.historyAction).toBe('PUSH');
  });

  it('goes where somebody went last while a page was on its way', async () => {
    let arrive = (): void => undefined;
    fetchJob = () => new Promise((resolve) => (arrive = () => resolve({ Component: Job })));
    const { router } = open('/list');
    await act(async () => {
      void router.navigate('/jobs/1');
      await router.navigate('/list?page=3');
      arrive();
    });
    await screen.findByText('at /list?page=3, idle');
    expect(window.location.pathname).toBe('/list');
  });

  it('changes the address at once where the page is there, so that two changes of one event add up', () => {
    const { router } = open('/list');
    act(() => {
      void router.navigate('?a=1', { state: { covers: ['plain'] } });
      expect(router.state.location).toMatchObject({ pathname: '/list', search: '?a=1', state: { covers: ['plain'] } });
      void router.navigate({ pathname: '/list', search: 'a=1&b=2', hash: '' }, { replace: true });
    });
    expect(router.state.location).toMatchObject({ search: '?a=1&b=2', state: null });
    expect([router.state.historyAction, window.location.search]).toEqual(['REPLACE', '?a=1&b=2']);
  });

  it('goes back to the entry before, with its state and its key', async () => {
    const { user, router } = open('/list');
    const { key } = router.state.location;
    await user.click(screen.getByRole('link', { name: 'Page' }));
    expect(await screen.findByText('at /list?page=2, idle')).toBeVisible();
    expect(router.state.location.state).toEqual({ covers: ['plain'] });
    const second = router.state.location;
    await act(() => router.navigate(-1));
    expect(router.state).toMatchObject({ historyAction: 'POP', location: { search: '', state: null, key } });
    await act(() => router.navigate(1));
    expect(router.state.location).toEqual(second);
  });

  it('counts the entries of the history', async () => {
    const { router } = open('/list');
    await act(() => router.navigate('/list?page=1'));
    await act(() => router.navigate('/list?page=2', { replace: true }));
    expect(history.state).toMatchObject({ idx: 1, key: router.state.location.key });
  });

  it('draws the failure of a page that could not be fetched', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    fetchJob = () => Promise.reject(new Error('no network'));
    const { router } = open('/list');
    await act(() => router.navigate('/jobs/9'));
    expect(await screen.findByText('Failed: no network')).toBeVisible();
    expect(Object.values(router.state.errors ?? {})).toHaveLength(1);
    await act(() => router.navigate('/list'));
    expect(await screen.findByText('List')).toBeVisible();
  });

  it('scrolls to the top of a new page, and back to where somebody was', async () => {
    const { user, router } = open('/list');
    const scrolled = jest.replaceProperty(window, 'scrollY', 420);
    await user.click(screen.getByRole('link', { name: 'Job' }));
    await screen.findByText('Job 7');
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
    scrolled.restore();
    await act(() => router.navigate(-1));
    await waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith(0, 420));
  });

  it('stays where somebody is after a change that asks for it', async () => {
    const { user } = open('/list');
    scrollTo.mockClear();
    await user.click(screen.getByRole('link', { name: 'Page' }));
    await screen.findByText('at /list?page=2, idle');
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('follows a link to a place of the page', async () => {
    const { user, router } = open('/list');
    await user.click(screen.getByRole('link', { name: 'End' }));
    expect(await screen.findByText('at /list#end, idle')).toBeVisible();
    expect(router.state.historyAction).toBe('PUSH');
  });

  it('refuses an address of another site', async () => {
    const { router } = open('/list');
    await expect(router.navigate('https://elsewhere.example/')).rejects.toThrow();
    expect(router.state.location.pathname).toBe('/list');
  });

  it('tells whoever subscribes first of a change that nobody was told of', async () => {
    history.replaceState(null, '', '/list');
    const router = create(routes());
    routers.push(router);
    await router.navigate('/list?page=4');
    const subscriber = jest.fn();
    router.subscribe(subscriber);
    expect(subscriber).toHaveBeenCalledWith(
      expect.objectContaining({ location: router.state.location }),
      expect.anything(),
    );
  });
});

it('fetches a page again that could not be fetched before', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  fetchJob = () => Promise.reject(new Error('no network'));
  history.replaceState(null, '', '/list');
  const router = createPageRouter(routes());
  render(<RouterProvider router={router} />);
  await act(() => router.navigate('/jobs/9'));
  expect(await screen.findByText('Failed: no network')).toBeVisible();
  fetchJob = async () => ({ Component: Job });
  await act(() => router.navigate('/jobs/8'));
  expect(await screen.findByText('Job 8')).toBeVisible();
});
