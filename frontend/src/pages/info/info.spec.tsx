import { describe, expect, it } from '@jest/globals';
import { LANGUAGES } from '@nukkad/contract/languages';
import { HIRED_PHONE_DAYS, REWARD_RUPEES } from '@nukkad/contract/limits';
import { screen, within } from '@testing-library/react';
import { fakeServer } from '../../../test/fake-server';
import { loadLocale } from '../../../test/locale-files';
import { renderApp } from '../../../test/render-app';
import { i18n } from '../../shared/i18n/i18n';

const OFFICER = { name: 'Meera Iyer', email: 'grievance@work.example', address: '12 MG Road, Bengaluru' };

describe('the page about referrals', () => {
  it.each([
    ['en', `You earn ₹${REWARD_RUPEES}`, 'verifies their phone number, and their email if they gave one.'],
    ['hi', `आपको एक बार ₹${REWARD_RUPEES}`, 'फ़ोन नंबर वेरिफ़ाई करे, ईमेल दिया हो तो वह भी।'],
    ['kn', `ನಿಮಗೆ ₹${REWARD_RUPEES}`, 'ಫೋನ್ ನಂಬರ್ ವೆರಿಫೈ ಮಾಡಬೇಕು, ಇಮೇಲ್ ಕೊಟ್ಟಿದ್ದರೆ ಅದನ್ನೂ.'],
  ])(
    'promises in %s the reward of the rule, to the inviting user, for a verified phone number',
    async (language, reward, when) => {
      await i18n.changeLanguage(language);
      fakeServer();
      renderApp('/referral');
      expect(await screen.findByText(when)).toBeVisible();
      expect(document.getElementById('reward')).toHaveTextContent(reward);
    },
  );
});
/** The texts below `path` of a namespace, one after the other. */
async function textsBelow(namespace: string, language: string, path: string): Promise<string> {
  const keys = path === '' ? [] : path.split('.');
  const found = keys.reduce<unknown>(
    (texts, key) => (texts as Record<string, unknown>)[key],
    await loadLocale(namespace, language),
  );
  return JSON.stringify(found);
}

describe('the legal pages', () => {
  it.each(LANGUAGES)('contain the response times of the constants that enforce them, in %s', async (language) => {
    const promising = [
      ['support', '', ['acknowledgedHours', 'decidedDays', 'orderHours']],
      ['support-chat', 'kind', ['answerHours', 'acknowledgedHours', 'decidedDays', 'orderHours']],
      ['info', 'contact', ['answerHours']],
      ['info', 'terms.suspension', ['decidedDays']],
    ] as const;
    for (const [namespace, path, names] of promising) {
      const texts = await textsBelow(namespace, language, path);
      expect(texts).not.toMatch(/\d/);
      for (const name of names) expect(texts).toContain(`{{${name}}}`);
    }
  });

  it('name the grievance officer of the operator, with the times of the law', async () => {
    fakeServer({ 'GET /api/public/operator': () => ({ grievanceOfficer: OFFICER }) });
    renderApp('/terms');
    expect(await screen.findByText('Meera Iyer')).toBeVisible();
    expect(screen.getByRole('link', { name: OFFICER.email })).toHaveAttribute('href', 'mailto:grievance@work.example');
    expect(screen.getByText("We'll tell you within 24 hours that we got your complaint.")).toBeVisible();
    expect(screen.getByText('We decide within 7 days.')).toBeVisible();
    expect(screen.getByText('An order of a court or an authority is acted on within 3 hours.')).toBeVisible();
  });

  it('open the form of the support for a complaint', async () => {
    fakeServer({ 'GET /api/public/operator': () => ({ grievanceOfficer: null }) });
    const { user } = renderApp('/privacy');
    await user.click(await screen.findByRole('button', { name: 'Write a complaint' }));
    const chat = within(await screen.findByRole('region', { name: 'Chat with support' }));
    expect(await chat.findByRole('combobox', { name: 'What is it about?' })).toHaveValue('grievance');
  });

  it('begin with their contents, which lead to each part', async () => {
    fakeServer();
    renderApp('/privacy');
    const contents = within(await screen.findByRole('navigation', { name: 'On this page' }));
    expect(contents.getAllByRole('link')).toHaveLength(13);
    expect(contents.getByRole('link', { name: 'Your rights' })).toHaveAttribute('href', '/privacy#rights');
    expect(document.getElementById('rights')).toHaveTextContent('Nomination');
  });

  it('state for how long hired applicants see the number of their employer', async () => {
    fakeServer();
    renderApp('/privacy');
    await screen.findByRole('navigation', { name: 'On this page' });
    expect(document.getElementById('account')).toHaveTextContent(
      `People you hire can see your name, and your phone number for ${HIRED_PHONE_DAYS} days.`,
    );
  });
});
