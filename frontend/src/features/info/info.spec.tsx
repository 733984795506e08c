import { describe, expect, it } from '@jest/globals';
import { HIRED_PHONE_DAYS, REWARD_RUPEES } from '@nukkad/domain/limits';
import { screen, within } from '@testing-library/react';
import { fakeServer } from '../../../test/fake-server';
import { renderApp } from '../../../test/render-app';
import { i18n } from '../../shared/i18n/i18n';

const OFFICER = { name: 'Meera Iyer', email: 'grievance@work.example', address: '12 MG Road, Bengaluru' };

describe('the page about referrals', () => {
  it.each([
    ['en', `You earn ₹${REWARD_RUPEES}`, 'verifies their phone number, and their email if they gave one.'],
    ['hi', `आपको एक बार ₹${REWARD_RUPEES}`, 'फ़ोन नंबर वेरिफ़ाई करे, ईमेल दिया हो तो वह भी।'],
    ['kn', `ನಿಮಗೆ ₹${REWARD_RUPEES}`, 'ಫೋನ್ ನಂಬರ್ ವೆರಿಫೈ ಮಾಡಬೇಕು, ಇಮೇಲ್ ಕೊಟ್ಟಿದ್ದರೆ ಅದನ್ನೂ.'],
  ])(
    'promises in %s the reward of the rule, to the inviting person, for a verified phone number',
    async (language, reward, when) => {
      await i18n.changeLanguage(language);
      fakeServer();
      renderApp('/referral');
      expect(await screen.findByText(when)).toBeVisible();
      expect(document.getElementById('reward')).toHaveTextContent(reward);
    },
  );
});

describe('the legal pages', () => {
  it('name the grievance officer of the operator, with the times of the law', async () => {
    fakeServer({ 'GET /api/public/operator': () => ({ grievanceOfficer: OFFICER }) });
    renderApp('/terms');
    expect(await screen.findByText('Meera Iyer')).toBeVisible();
    expect(screen.getByRole('link', { name: OFFICER.email })).toHaveAttribute('href', 'mailto:grievance@work.example');
    expect(screen.getByText("We'll tell you within 24 hours that we got your complaint.")).toBeVisible();
    expect(screen.getByText('You get our answer within 15 days.')).toBeVisible();
  });

  it('lead to the support form where the operator has named nobody', async () => {
    fakeServer({ 'GET /api/public/operator': () => ({ grievanceOfficer: null }) });
    renderApp('/privacy');
    expect(await screen.findByRole('link', { name: 'Go to support' })).toHaveAttribute('href', '/contact');
  });

  it('begin with their contents, which lead to each part', async () => {
    fakeServer();
    renderApp('/privacy');
    const contents = within(await screen.findByRole('navigation', { name: 'On this page' }));
    expect(contents.getAllByRole('link')).toHaveLength(13);
    expect(contents.getByRole('link', { name: 'Your rights' })).toHaveAttribute('href', '/privacy#rights');
    expect(document.getElementById('rights')).toHaveTextContent('Nomination');
  });

  it('say for how long those who are hired see the number of their employer', async () => {
    fakeServer();
    renderApp('/privacy');
    await screen.findByRole('navigation', { name: 'On this page' });
    expect(document.getElementById('account')).toHaveTextContent(
      `People you hire can see your name, and your phone number for ${HIRED_PHONE_DAYS} days.`,
    );
  });
});
