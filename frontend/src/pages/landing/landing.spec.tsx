import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { fakeServer } from '../../../test/fake-server';
import { renderApp } from '../../../test/render-app';
import { i18n } from '../../shared/i18n/i18n';

const NONE = { city: { name: 'Bengaluru', found: true }, jobs: [] };

describe('the landing page', () => {
  beforeEach(async () => {
    fakeServer({ 'GET /api/public/jobs': () => NONE });
    renderApp('/');
    await screen.findByRole('heading', { level: 1, name: 'Find Local Jobs & Talent Within 20km' });
  });
  const main = () => within(screen.getByRole('main'));

  it('explains the product and how to start', () => {
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Find Local Jobs & Talent Within 20km');
    expect(main().getByRole('link', { name: 'Get Started Today' })).toHaveAttribute('href', '/signup');
    expect(main().getByRole('link', { name: 'View Pricing Plans' })).toHaveAttribute('href', '/pricing');
    expect(main().getByText('Free plan available. No credit card required.')).toBeVisible();
    const banner = within(screen.getByRole('banner'));
    expect(banner.getByRole('link', { name: 'Development Timeline' })).toHaveAttribute('href', '/timeline');
    expect(banner.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/signin');
  });

  it.each([
    ['Warehouse Associate', '₹20,000–₹35,000 a month'],
    ['Delivery Agent', '₹25,000–₹40,000 a month'],
    ['Accountant', '₹30,000–₹50,000 a month'],
    ['Other Gig Work', '₹15,000–₹35,000 a month'],
  ])('shows %s with its pay, and leads to the sign-in', (title, pay) => {
    const card = main().getByRole('link', { name: new RegExp(title) });
    expect(card).toHaveTextContent(pay);
    expect(card).toHaveAttribute('href', '/signin');
  });

  it('has a card for seekers', () => {
    expect(main().getByRole('link', { name: 'I need work' })).toHaveAttribute('href', '/api/login?role=job-seeker');
  });

  it.each(['banner', 'main', 'contentinfo'])('has a link for employers in its %s', (landmark) => {
    const card = within(screen.getByRole(landmark)).getByRole('link', { name: 'I need people' });
    expect(card).toHaveAttribute('href', '/api/login?role=employer');
    // a full navigation, not a page of the application
    expect(card).not.toHaveAttribute('data-discover');
  });

  it('leads to the page of the two roles from its footer', () => {
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByRole('link', { name: 'Job seekers and employers' })).toHaveAttribute('href', '/old-landing');
  });

  it('has its parts in order', async () => {
    await screen.findByRole('heading', { name: 'Open now near Bengaluru' });
    expect(
      main()
        .getAllByRole('heading', { level: 2 })
        .map((heading) => heading.textContent),
    ).toEqual([
      'Open now near Bengaluru',
      'What work pays',
      'How it helps',
      'For Job Seekers',
      'For Employers',
      'About Nukkad',
    ]);
  });
});

it.each([
  ['hi', 'पास की जॉब, पास के लोग, बस 20 किमी के अंदर', '₹25,000–₹40,000 महीना'],
  ['kn', 'ನಿಮ್ಮ ಹತ್ತಿರದ ಕೆಲಸ, ಕೆಲಸಕ್ಕೆ ಜನ: 20 ಕಿ.ಮೀ ಒಳಗೆ', '₹25,000–₹40,000 ತಿಂಗಳಿಗೆ'],
])('shows its texts in %s with Indian amounts', async (language, title, pay) => {
  await i18n.changeLanguage(language);
  fakeServer({ 'GET /api/public/jobs': () => NONE });
  renderApp('/');
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByText((_text, element) => element?.tagName === 'P' && element.textContent === pay)).toBeVisible();
});
