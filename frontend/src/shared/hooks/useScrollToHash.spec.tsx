import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { withOverlay } from '../overlay/overlay-history';
import { useScrollToHash } from './useScrollToHash';

const scroll = jest.fn();
const before = Object.getOwnPropertyDescriptor(Element.prototype, 'scrollIntoView');

beforeEach(() => {
  scroll.mockClear();
  Object.defineProperty(Element.prototype, 'scrollIntoView', { configurable: true, value: scroll });
  document.body.innerHTML = '<h2 id="jobs" tabindex="-1">Jobs</h2>';
});
afterEach(() => {
  if (before) Object.defineProperty(Element.prototype, 'scrollIntoView', before);
  else Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  document.body.innerHTML = '';
});

function Page() {
  useScrollToHash(useLocation().hash.slice(1), true);
  return null;
}

/** Opens the page at the address of its part. */
function openPage() {
  const router = createMemoryRouter([{ path: '/', element: <Page /> }], { initialEntries: ['/#jobs'] });
  render(<RouterProvider router={router} />);
  return router;
}

it('scrolls to the part that the address names, when the address names it again too', async () => {
  const router = openPage();
  expect(scroll).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toHaveAttribute('id', 'jobs');
  await act(() => router.navigate('/#jobs'));
  expect(scroll).toHaveBeenCalledTimes(2);
  await act(() => router.navigate('/'));
  await act(() => router.navigate(-1));
  expect(scroll).toHaveBeenCalledTimes(3);
});

it('does not scroll when an overlay opens and closes', async () => {
  const router = openPage();
  await act(() => router.navigate('/#jobs', { state: withOverlay(null, 'named') }));
  await act(() => router.navigate(-1));
  expect(scroll).toHaveBeenCalledTimes(1);
});
