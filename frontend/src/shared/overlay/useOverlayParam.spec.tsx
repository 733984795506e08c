import { describe, expect, it } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { overlaysIn } from './overlay-history';
import { useOverlayParam } from './useOverlayParam';

describe('useOverlayParam', () => {
  it('opens over an overlay that the router has opened and the page has not drawn yet', async () => {
    const drawn: { open?: ReturnType<typeof useOverlayParam>['open'] } = {};
    function Page() {
      const { open } = useOverlayParam('sheet');
      drawn.open ??= open;
      return null;
    }
    const router = createMemoryRouter([{ path: '/', element: <Page /> }]);
    render(<RouterProvider router={router} />);
    // React draws nothing before the end of act
    await act(async () => {
      await router.navigate('/?application=7', { state: { covers: ['named'] } });
      drawn.open?.('hire', { application: '7' });
    });
    expect(router.state.location.search).toBe('?application=7&sheet=hire');
    expect(overlaysIn(router.state.location.state)).toEqual(['named', 'named']);
  });
});
