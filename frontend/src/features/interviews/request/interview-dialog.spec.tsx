import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { REQUEST_LIFE_HOURS } from '@nukkad/contract/interviews/interviews';
import { familyOf } from '@nukkad/contract/jobs/job-categories';
import { INTERVIEW_CATEGORIES, INTERVIEW_CATEGORY_DETAILS } from '@nukkad/contract/jobs/taxonomy';
import { fakeServer, outage, problem } from '../../../../test/fake-server';
import { aSeeker } from '../../../../test/people';
import { renderApp } from '../../../../test/render-app';
import { fixToday } from '../../../../test/today';
import { i18n } from '../../../shared/i18n/i18n';
import { aBroadcast } from '../../../entities/interview/testing/requests';
import { positionStore } from '../../../entities/position/model/position-store';
import { pictogramAddress } from '../../../shared/ui/Pictogram';
import { openSection as open, toast } from './testing/open-section';

fixToday('2026-11-20T10:00:00Z');
afterEach(() => positionStore.reset());

describe('the dialog', () => {
  it('offers 14 kinds of work, each with its demand, and continues only after a choice', async () => {
    const { user, openDialog } = await open();
    const dialog = await openDialog();
    const choices = dialog.getAllByRole('radio');
    expect(choices).toHaveLength(14);
    for (const [index, id] of INTERVIEW_CATEGORIES.entries()) {
      const card = (choices[index] as HTMLElement).closest('label') as HTMLElement;
      expect(card).toHaveTextContent(INTERVIEW_CATEGORY_DETAILS[id].label.en);
      expect(card.textContent?.includes('Trending')).toBe(INTERVIEW_CATEGORY_DETAILS[id].trending);
    }
    expect(choices[1]?.closest('label')).toHaveTextContent('Counter SalesDemand: Very High Trending');
    expect(dialog.getByRole('button', { name: 'Continue' })).toBeDisabled();
    await user.click(dialog.getByRole('radio', { name: /^Waiter/ }));
    expect(dialog.getByRole('button', { name: 'Continue' })).toBeEnabled();
  });

  it('shows each kind of work with the pictogram of its category, in the colour of its family', async () => {
    const { openDialog } = await open();
    const choices = (await openDialog()).getAllByRole('radio');
    const shown = choices.map((choice) => {
      const tile = choice.closest('label')?.querySelector('[data-family]');
      return [tile?.getAttribute('data-family'), tile?.querySelector('use')?.getAttribute('href')];
    });
    expect(shown).toEqual(
      INTERVIEW_CATEGORIES.map((id) => {
        const [category] = INTERVIEW_CATEGORY_DETAILS[id].jobCategories;
        return [familyOf(category), pictogramAddress(category)];
      }),
    );
  });

  it('asks for mode and time, sends both with the position, closes, and resets', async () => {
    const requests: unknown[] = [];
    const { user, server, openDialog } = await open({
      'GET /api/interview-requests': () => requests,
      'POST /api/interview-requests': () => {
        requests.push(aBroadcast());
        return Response.json(aBroadcast(), { status: 201 });
      },
    });
    const dialog = await openDialog();
    await user.click(dialog.getByRole('radio', { name: /^Waiter/ }));
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    expect(dialog.getByText('Step 2 of 2: Waiter, how and when')).toBeVisible();
    expect(dialog.getAllByRole('radio')).toHaveLength(7);
    const send = dialog.getByRole('button', { name: 'Send Request' });
    await user.click(dialog.getByRole('radio', { name: 'By phone' }));
    expect(send).toBeDisabled();
    await user.click(dialog.getByRole('radio', { name: '4:00 PM - 6:00 PM' }));
    await user.click(send);
    expect(await toast('Interview Request Sent!')).toHaveTextContent(
      'Nearby employers have been notified. You will get updates on the status.',
    );
    expect(server.of('POST /api/interview-requests')[0]?.body).toEqual({
      jobType: 'waiter',
      interviewMode: 'phone',
      timeSlot: '4:00 PM - 6:00 PM',
      latitude: 12.9716,
      longitude: 77.5946,
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByText('Matching employers...')).toBeVisible();
    await waitFor(() => expect(server.of('GET /api/seeker-stats')).toHaveLength(2));

    const again = await openDialog();
    for (const choice of again.getAllByRole('radio')) expect(choice).not.toBeChecked();
    expect(again.getByRole('button', { name: 'Continue' })).toBeDisabled();
  });

  it('does not claim to have notified employers if there are none', async () => {
    const { user, openDialog } = await open({
      'POST /api/interview-requests': () => Response.json(aBroadcast({ askedEmployers: 0 }), { status: 201 }),
    });
    const dialog = await openDialog();
    await user.click(dialog.getByRole('radio', { name: /^Waiter/ }));
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    await user.click(dialog.getByRole('radio', { name: 'By phone' }));
    await user.click(dialog.getByRole('radio', { name: '4:00 PM - 6:00 PM' }));
    await user.click(dialog.getByRole('button', { name: 'Send Request' }));
    const sent = await toast('Interview Request Sent!');
    expect(sent).toHaveTextContent(`We keep asking employers near you for ${REQUEST_LIFE_HOURS} hours.`);
    expect(sent).not.toHaveTextContent('notified');
  });

  it('goes back with the choice, and retains it while it is closed', async () => {
    const { user, openDialog } = await open();
    const dialog = await openDialog();
    await user.click(dialog.getByRole('radio', { name: /^Salon/ }));
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    await user.click(dialog.getByRole('button', { name: 'Back' }));
    expect(dialog.getByRole('radio', { name: /^Salon/ })).toBeChecked();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect((await openDialog()).getByRole('radio', { name: /^Salon/ })).toBeChecked();
  });

  it.each([
    [
      'the words of the server',
      problem(409, 'You have already sent this request.'),
      'You have already sent this request.',
    ],
    ['its own words', outage(), 'Failed to send interview request. Please try again.'],
  ])('stays open when the call fails, with %s', async (_name, answer, text) => {
    let release: (answer: Response) => void = () => undefined;
    const { user, openDialog } = await open({
      'POST /api/interview-requests': () => new Promise<Response>((resolve) => (release = resolve)),
    });
    const dialog = await openDialog();
    await user.click(dialog.getByRole('radio', { name: /^Delivery/ }));
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    await user.click(dialog.getByRole('radio', { name: 'In person' }));
    await user.click(dialog.getByRole('radio', { name: '9:00 AM - 11:00 AM' }));
    await user.click(dialog.getByRole('button', { name: 'Send Request' }));
    expect(dialog.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    release(answer);
    expect(await toast('Request Failed')).toHaveTextContent(text);
    expect(dialog.getByRole('radio', { name: 'In person' })).toBeChecked();
    expect(await dialog.findByRole('button', { name: 'Send Request' })).toBeEnabled();
  });

  it('shows its texts in Kannada', async () => {
    await i18n.changeLanguage('kn');
    fakeServer({ 'GET /api/auth/user': () => aSeeker(), 'GET /api/interview-requests': () => [] });
    const { user } = renderApp('/');
    await user.click((await screen.findAllByRole('button', { name: 'ಇಂಟರ್ವ್ಯೂ ಕೇಳಿ' }))[0] as HTMLElement);
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('radio', { name: /^ವೇಟರ್/ }));
    await user.click(dialog.getByRole('button', { name: 'ಮುಂದೆ' }));
    expect(dialog.getByRole('radio', { name: 'ಸಂಜೆ 4 ರಿಂದ 6' })).toBeVisible();
  });
});
