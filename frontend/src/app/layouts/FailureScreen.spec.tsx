import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { fakeServer } from '../../../test/fake-server';
import { makeWrapper } from '../../../test/render-app';
import { FailureScreen } from './FailureScreen';

let log: jest.SpiedFunction<typeof console.error>;
beforeEach(() => {
  fakeServer();
  log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => log.mockRestore());

function Broken(): never {
  throw new Error('broken');
}

it.each([
  [
    'could not be fetched',
    { lazy: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')) },
    'Your connection may be weak. Nothing you sent is lost.',
  ],
  ['broke while it was drawn', { Component: Broken }, 'Something went wrong on this page. Nothing you sent is lost.'],
])('a page that %s shows one sentence and two ways to continue, and logs the error', async (_name, route, sentence) => {
  const router = createMemoryRouter([
    { path: '/', errorElement: <FailureScreen />, HydrateFallback: () => null, ...route },
  ]);
  render(<RouterProvider router={router} />, { wrapper: makeWrapper() });
  expect(await screen.findByRole('heading', { name: 'This page did not open' })).toBeVisible();
  expect(screen.getByText(sentence)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
  expect(screen.queryByText(/fetch dynamically|broken/)).not.toBeInTheDocument();
  expect(log).toHaveBeenCalledWith(expect.any(Error));
});
