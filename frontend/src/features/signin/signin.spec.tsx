import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { fakeServer } from '../../../test/fake-server';
import { renderApp } from '../../../test/render-app';

async function open(accounts: unknown = [], path = '/signin') {
  const server = fakeServer({ 'GET /api/demo-accounts': () => accounts });
  renderApp(path);
  await screen.findByRole('heading', { level: 1, name: 'Welcome Back' });
  await waitFor(() => expect(server.of('GET /api/demo-accounts')).toHaveLength(1));
  return within(screen.getByRole('main'));
}

it('sends the browser to the login endpoint with one button', async () => {
  const main = await open();
  expect(main.getByText('Sign In to Your Account')).toBeVisible();
  const button = main.getByRole('link', { name: 'Sign In' });
  expect(button).toHaveAttribute('href', '/api/login');
  // a full navigation, not a page of the application
  expect(button).not.toHaveAttribute('data-discover');
  expect(main.getByText('Signing in will automatically create your account if needed')).toBeVisible();
});

it('lists the features of both sides, and links to them', async () => {
  const main = await open();
  expect(main.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Job Seekers',
    'Employers',
    'Why Choose Nukkad?',
  ]);
  expect(main.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'AI-powered job matching',
    'Location search within 20 km',
    'Instant gig requests for immediate work',
    'Secure Pay: the money waits until the work is done',
    'Rating and review system',
  ]);
  expect(main.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
  expect(main.getByRole('link', { name: 'Explore Product Features' })).toHaveAttribute('href', '/details');
  expect(main.getByRole('link', { name: 'View Pricing Plans' })).toHaveAttribute('href', '/plans');
  expect(main.getByRole('link', { name: 'Register as a job seeker' })).toHaveAttribute('href', '/signup');
});

it.each([
  ['I need work', '/api/login?role=job-seeker'],
  ['I need people', '/api/login?role=employer'],
])('has a card named %s that signs in for that side', async (name, address) => {
  const main = await open();
  expect(main.getByRole('link', { name })).toHaveAttribute('href', address);
});

it('names the demonstration accounts where the server has some', async () => {
  const main = await open([{ email: 'seeker@demo.nukkad.test', password: 'nukkad-demo', role: 'job_seeker' }]);
  const accounts = within(await main.findByRole('region', { name: 'Just looking?' }));
  expect(accounts.getByText('Job seeker')).toBeVisible();
  expect(accounts.getByText(/seeker@demo\.nukkad\.test/)).toHaveTextContent('nukkad-demo');
});

it('names no demonstration accounts elsewhere', async () => {
  const main = await open([]);
  expect(main.queryByText('Just looking?')).not.toBeInTheDocument();
});

it.each([
  ['unavailable', 'Sign-in is not working right now. Please try again in a minute.'],
  ['refused', 'Sign-in was cancelled.'],
])('shows why a sign-in failed: %s', async (code, sentence) => {
  const main = await open([], `/signin?error=${code}`);
  expect(main.getByRole('alert')).toHaveTextContent(sentence);
});

it('does not repeat text from the address', async () => {
  const main = await open([], '/signin?error=You%20have%20won');
  expect(main.queryByRole('alert')).not.toBeInTheDocument();
  expect(main.queryByText(/won/)).not.toBeInTheDocument();
});
