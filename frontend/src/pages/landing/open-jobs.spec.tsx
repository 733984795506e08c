import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { type Answer, fakeServer, problem } from '../../../test/fake-server';
import { renderApp } from '../../../test/render-app';

const COOK = {
  id: '7a1c52d0-1111-4000-8000-000000000007',
  title: 'South Indian cook',
  company: 'Annapurna Kitchens',
  category: 'food_service',
  location: 'Jayanagar',
  minRate: 16_500,
  maxRate: 19_000,
  rateType: 'monthly',
  currency: 'INR',
  createdAt: '2026-11-20T06:00:00.000Z',
};

function open(answer: Answer, path = '/') {
  const server = fakeServer({ 'GET /api/public/jobs': answer });
  return { server, ...renderApp(path) };
}
const city = (name: string, jobs: object[] = [COOK]) => ({ city: { name, found: true }, jobs });

describe('the open jobs of the landing page', () => {
  beforeEach(() => localStorage.clear());

  it('are those of Bengaluru for a new visitor, each card one link to its page', async () => {
    const { server } = open(() => city('Bengaluru'));
    const card = await screen.findByRole('link', { name: /South Indian cook/ });
    expect(card).toHaveAttribute('href', '/jobs/7a1c52d0-1111-4000-8000-000000000007');
    expect(card).toHaveTextContent('₹16,500–19,000 a month');
    expect(card).toHaveTextContent('Nearby');
    expect(screen.getByRole('heading', { name: 'Open now near Bengaluru' })).toBeVisible();
    expect(server.of('GET /api/public/jobs')[0]?.query.toString()).toBe('city=Bengaluru&limit=6');
  });

  it('are those of the city in the address', async () => {
    const { server } = open(() => city('Pune'), '/?city=Pune');
    expect(await screen.findByRole('heading', { name: 'Open now near Pune' })).toBeVisible();
    expect(server.of('GET /api/public/jobs')[0]?.query.get('city')).toBe('Pune');
  });

  it('change with one tap on another city, which is stored for the next visit', async () => {
    const { user, server, router } = open(({ query }) => city(query.get('city') ?? ''));
    await user.click(await screen.findByRole('button', { name: 'Mysuru' }));
    expect(await screen.findByRole('heading', { name: 'Open now near Mysuru' })).toBeVisible();
    expect(router.state.location.search).toBe('?city=Mysuru');
    expect(server.of('GET /api/public/jobs').at(-1)?.query.get('city')).toBe('Mysuru');
    expect(localStorage.getItem('landing-city')).toBe('Mysuru');
  });

  it('change to a city with a typed name', async () => {
    const { user } = open(({ query }) => city(query.get('city') ?? ''));
    await user.click(await screen.findByRole('button', { name: 'Another city' }));
    await user.type(screen.getByRole('textbox', { name: 'City' }), 'Hubballi{Enter}');
    expect(await screen.findByRole('heading', { name: 'Open now near Hubballi' })).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'City' })).not.toBeInTheDocument();
  });

  it('show a message if the requested city is unknown', async () => {
    open(() => ({ city: { name: 'Bengaluru', found: false, asked: 'Atlantis' }, jobs: [COOK] }), '/?city=Atlantis');
    expect(await screen.findByText("We don't know “Atlantis”. These jobs are near Bengaluru.")).toBeVisible();
  });

  it('show a message if there are none', async () => {
    open(() => city('Delhi', []), '/?city=Delhi');
    expect(await screen.findByText(/No open jobs near Delhi right now/)).toBeVisible();
  });

  it('show a message and a retry button if they did not load', async () => {
    let calls = 0;
    const { user } = open(() => (calls++ === 0 ? problem(503, 'Too busy') : city('Bengaluru')));
    expect(await screen.findByText('These jobs did not load. Your connection may be weak.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /South Indian cook/ })).toBeVisible();
  });
});
