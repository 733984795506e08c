import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { anEmployer, anOwnJob, aReceivedApplication } from '../../../test/hiring';
import { i18n } from '../../shared/i18n/i18n';
import { openJob } from './testing/open-job';

// jsdom has no layout
beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

const asha = aReceivedApplication({ status: 'viewed' });
const TOLD = /sees your phone number/;
const NONE = "Your account has no verified phone number, so Asha Rao won't see one.";

/** Opens the question before the applicant is hired or rejected, for this employer. */
async function ask(what: 'hire' | 'reject', employer: Parameters<typeof anEmployer>[0] = {}) {
  const page = await openJob(
    anOwnJob(),
    [asha],
    { 'GET /api/auth/user': () => anEmployer(employer) },
    `?application=${asha.id}&sheet=${what}`,
  );
  return { ...page, sheet: within(await screen.findByRole('dialog')) };
}

describe('the question before a hire', () => {
  it('states that the applicant will see the employer’s number, which one, and for how long', async () => {
    const { sheet } = await ask('hire', { phone: '+919800000001' });
    expect(
      sheet.getByText('Asha Rao sees your phone number +91 98000 00001 for 30 days and can call you.'),
    ).toBeVisible();
    expect(sheet.queryByRole('link')).not.toBeInTheDocument();
  });

  it.each([
    ['hi', 'Asha Rao को 30 दिन तक आपका फ़ोन नंबर +91 98000 00001 दिखेगा, ताकि वे आपको कॉल कर सकें।'],
    ['kn', 'Asha Rao ಅವರಿಗೆ ನಿಮ್ಮ ಫೋನ್ ನಂಬರ್ +91 98000 00001 30 ದಿನ ಕಾಣುತ್ತದೆ. ಅವರು ನಿಮಗೆ ಕಾಲ್ ಮಾಡಬಹುದು.'],
  ])('states this in %s', async (language, text) => {
    await i18n.changeLanguage(language);
    const { sheet } = await ask('hire', { phone: '+919800000001' });
    expect(sheet.getByText(text)).toBeVisible();
  });

  it.each([
    ['has none', { phone: null, phoneVerified: false }, 'Add a phone number'],
    ['has not verified it', { phoneVerified: false }, 'Verify your phone number'],
  ])(
    'states that there is none if the employer %s, and links to the form that adds or verifies it',
    async (_what, employer, way) => {
      const { user, sheet, router } = await ask('hire', employer);
      expect(sheet.getByText(NONE)).toBeVisible();
      expect(sheet.queryByText(TOLD)).not.toBeInTheDocument();
      fireEvent.input(sheet.getByLabelText('Message (optional)'), { target: { value: 'Come on Monday.' } });
      await user.click(sheet.getByRole('link', { name: way }));
      const account = within(await screen.findByRole('dialog', { name: 'Your account' }));
      expect(await account.findByLabelText('Phone')).toBeVisible();
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Hire Asha Rao?' })).not.toBeInTheDocument());
      expect(router.state.location.search).toBe('?account=settings');
    },
  );

  it('does not mention a number for a rejection', async () => {
    const { sheet } = await ask('reject', { phone: null });
    expect(sheet.queryByText(TOLD)).not.toBeInTheDocument();
    expect(sheet.queryByText(NONE)).not.toBeInTheDocument();
  });
});
