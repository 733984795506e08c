import { expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { Family } from '@nukkad/contract/jobs/job-categories';
import { makeWrapper } from '../../../test/render-app';
import { overlayHistory } from '../overlay/overlay-history';
import { Sheet } from './Sheet';

function open(family?: Family): (scrollTop: number) => void {
  const sheet = (
    <Sheet open onClose={() => undefined} title="Cook" subtitle="Annapurna Kitchens" family={family}>
      Text
    </Sheet>
  );
  const router = createMemoryRouter([{ path: '/', element: sheet }]);
  overlayHistory.attachRouter(router);
  render(<RouterProvider router={router} />, { wrapper: makeWrapper() });
  const content = screen.getByRole('group', { name: 'Cook' });
  return (scrollTop) => fireEvent.scroll(content, { target: { scrollTop } });
}

it('a sheet with a coloured head shows only its title while its content is scrolled', () => {
  const scrollTo = open('food');
  scrollTo(60);
  expect(screen.getByText('Annapurna Kitchens')).toBeInTheDocument();
  scrollTo(200);
  expect(screen.queryByText('Annapurna Kitchens')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Cook' })).toBeVisible();
  // the space that the lower head adds to the content must not restore the high head
  scrollTo(30);
  expect(screen.queryByText('Annapurna Kitchens')).not.toBeInTheDocument();
  scrollTo(0);
  expect(screen.getByText('Annapurna Kitchens')).toBeInTheDocument();
});

it('a sheet without a colour does not shrink its head', () => {
  const scrollTo = open();
  scrollTo(200);
  expect(screen.getByText('Annapurna Kitchens')).toBeInTheDocument();
});
