import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { problem } from '../../../../test/fake-server';
import { resetMedia, setMedia } from '../../../../test/media';
import { i18n } from '../../../shared/i18n/i18n';
import { aWork, bodies, done, ID, inHours, ONE, openWork, sheet, toast } from './testing/open-work';

describe('accepted work', () => {
  it('is in a list, and opens at an address that Back closes', async () => {
    const { user, router } = await openWork(aWork(), {}, '/instant-requests');
    const list = within(await screen.findByRole('list', { name: 'Your work' }));
    const row = list.getByRole('link');
    expect(row).toHaveTextContent(/^Tomorrow, .*Helper for a wedding lunchAnnapurna Caterers · Jayanagar.*Booked$/);
    await user.click(row);
    const shown = await sheet();
    expect(router.state.location.search).toBe(`?engagement=${ID}`);
    expect(shown.getByRole('link', { name: 'Call Ravi Kumar' })).toHaveAttribute('href', 'tel:+919000000002');
    expect(shown.getByText(/^You'll see your start code here from: /)).toBeVisible();
    expect(shown.queryByRole('button', { name: 'I have started' })).not.toBeInTheDocument();
    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('opens beside the list on a wide window, where one step back leaves it however many were viewed', async () => {
    setMedia((query) => query.includes('min-width'));
    try {
      const other = aWork({ id: ID.replace(/1$/, '2'), title: 'Helper for a naming ceremony' });
      const { user, router } = await openWork(
        aWork(),
        { 'GET /api/engagements': () => [aWork(), other], [ONE.replace(/1$/, '2')]: () => other },
        '/instant-requests',
      );
      const row = (name: RegExp) => screen.findByRole('link', { name });
      await user.click(await row(/wedding lunch/));
      expect(await screen.findByRole('region', { name: 'Helper for a wedding lunch' })).toBeVisible();
      await user.click(await row(/naming ceremony/));
      expect(await screen.findByRole('region', { name: 'Helper for a naming ceremony' })).toBeVisible();
      expect(await row(/naming ceremony/)).toHaveAttribute('aria-current', 'true');
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      await act(() => router.navigate(-1));
      await waitFor(() => expect(screen.queryByRole('region', { name: /^Helper/ })).not.toBeInTheDocument());
      expect(router.state.location.search).toBe('');
    } finally {
      resetMedia();
    }
  });

  it('scrolls its row into view when the detail beside the list makes the columns one', async () => {
    const { ResizeObserver } = globalThis;
    const scrolled: Element[] = [];
    const { scrollIntoView } = Element.prototype;
    const resizes: (() => void)[] = [];
    globalThis.ResizeObserver = class {
      constructor(onResize: () => void) {
        resizes.push(onResize);
      }
      observe = () => undefined;
      disconnect = () => undefined;
    } as unknown as typeof ResizeObserver;
    Element.prototype.scrollIntoView = function (this: Element) {
      scrolled.push(this);
    };
    setMedia((query) => query.includes('min-width'));
    try {
      const { user } = await openWork(aWork(), {}, '/instant-requests');
      const row = await screen.findByRole('link', { name: /wedding lunch/ });
      await user.click(row);
      await screen.findByRole('region', { name: 'Helper for a wedding lunch' });
      const board = row.parentElement as HTMLElement;
      Object.defineProperty(board, 'clientWidth', { value: 420 });
      for (const resize of resizes) resize();
      expect(scrolled).toContain(board);
    } finally {
      resetMedia();
      Object.assign(Element.prototype, { scrollIntoView });
      Object.assign(globalThis, { ResizeObserver });
    }
  });

  it('shows the work and the place in the language of the page, beside the words of the employer', async () => {
    const told = { occupation: { hi: 'कैटरिंग हेल्पर' }, place: { hi: 'जयनगर, बेंगलुरु' } };
    const { user } = await openWork(aWork(told), {}, '/instant-requests');
    const row = await screen.findByRole('link', { name: /Helper for a wedding lunch/ });
    expect(row).not.toHaveTextContent('जयनगर');
    await act(() => i18n.changeLanguage('hi'));
    expect(row).toHaveTextContent(/Helper for a wedding lunchकैटरिंग हेल्पर · जयनगर, बेंगलुरुAnnapurna Caterers/);
    await user.click(row);
    const shown = await sheet();
    expect(shown.getByText('कैटरिंग हेल्पर · जयनगर, बेंगलुरु')).toBeVisible();
    expect(shown.getByText('Annapurna Caterers', { exact: false })).toBeVisible();
  });

  it('shows that the work in the address no longer exists', async () => {
    await openWork(aWork(), { [ONE]: () => problem(404, 'Not found') });
    expect(await (await sheet('Work')).findByText('This work is no longer here.')).toBeVisible();
  });

  it('of the other side stays closed: an employer has a view of their own', async () => {
    const { server } = await openWork(aWork({ side: 'employer' }));
    await waitFor(() => expect(server.of(ONE).length).toBeGreaterThan(0));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /wedding|^Work$/ })).not.toBeInTheDocument());
  });

  it("shows the code for the counter an hour before, and accepts the worker's statement", async () => {
    const { user, server, told } = await openWork(aWork({ startsAt: inHours(0.5) }), {
      [`POST /api/engagements/${ID}/start`]: () => {
        told.work = { ...told.work, claim: { phase: 'start', by: 'worker', at: inHours(0) } };
        return told.work;
      },
    });
    const shown = await sheet();
    expect(await shown.findByText('4821')).toHaveAccessibleName('Your code: 4 8 2 1');
    expect(shown.getByText('Show this code when you arrive')).toBeVisible();
    await user.click(shown.getByRole('button', { name: 'I have started' }));
    await toast('Start saved');
    expect(bodies(server, 'start')).toEqual([{}]);
    expect(await shown.findByText(/^You said you started: Today, .*\. Waiting for Ravi Kumar\.$/)).toBeVisible();
    expect(shown.getByText("If nobody answers within 48 hours, we'll take it that this is right.")).toBeVisible();
    expect(shown.queryByRole('button', { name: 'I have started' })).not.toBeInTheDocument();
  });

  it("in progress shows the code for the end, and confirms the employer's statement", async () => {
    const claim = { phase: 'end', by: 'employer', at: inHours(0) } as const;
    const { user, server } = await openWork(
      aWork({ status: 'started', startedAt: inHours(-4), startsAt: inHours(-4), claim }),
      {
        [`POST /api/engagements/${ID}/end`]: () => done(),
      },
    );
    const shown = await sheet();
    expect(await shown.findByText('Show this code when you are done')).toBeVisible();
    await user.click(shown.getByRole('button', { name: 'Yes, I am done' }));
    await toast('End saved');
    expect(bodies(server, 'end')).toEqual([{}]);
  });
});

describe('the cancellation of work by its worker', () => {
  it.each([
    [
      'early is free, with the deadline',
      {},
      /^No problem if you cancel before: .*After that it goes on your record as a late cancellation\.$/,
    ],
    [
      'late counts, with a warning first',
      { startsAt: inHours(1), consequence: 'late_cancellation' },
      /^It starts in less than 2 hours, so it goes on your record as a late cancellation/,
    ],
  ] as const)('%s', async (_name, changes, consequence) => {
    const { user, server } = await openWork(aWork(changes), {
      [`POST /api/engagements/${ID}/cancel`]: () => aWork({ status: 'cancelled' }),
    });
    await user.click(await (await sheet()).findByRole('button', { name: 'Cancel this work' }));
    const asked = await sheet('Cancel this work?');
    expect(asked.getByText(consequence)).toBeVisible();
    expect(bodies(server, 'cancel')).toEqual([]);
    await user.click(asked.getByRole('button', { name: 'I am not well today.' }));
    await user.click(asked.getByRole('button', { name: 'Yes, cancel' }));
    await toast('Work cancelled');
    expect(bodies(server, 'cancel')).toEqual([{ reason: 'I am not well today.' }]);
    await waitFor(() => expect(screen.queryByText('Cancel this work?')).not.toBeInTheDocument());
  });

  it.each(['worker', 'employer'] as const)('is not offered while the %s states that the work has begun', async (by) => {
    await openWork(aWork({ startsAt: inHours(-0.2), claim: { phase: 'start', by, at: inHours(-0.1) } }));
    expect(await (await sheet()).findByText(/^If nobody answers/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancel this work' })).not.toBeInTheDocument();
  });

  it('retains the typed text after a refusal, and shows the reason', async () => {
    const { user } = await openWork(aWork(), {
      [`POST /api/engagements/${ID}/cancel`]: () => problem(409, "It's too late to cancel this work"),
    });
    await user.click(await (await sheet()).findByRole('button', { name: 'Cancel this work' }));
    const asked = await sheet('Cancel this work?');
    await user.type(asked.getByLabelText('Reason (optional)'), 'Fever');
    await user.click(asked.getByRole('button', { name: 'Yes, cancel' }));
    await toast("It's too late to cancel this work");
    expect(asked.getByLabelText('Reason (optional)')).toHaveValue('Fever');
  });
});

describe('an absent employer', () => {
  it('is reported with a reason, from half an hour after the start', async () => {
    const { user, server } = await openWork(aWork({ startsAt: inHours(-0.6), consequence: 'late_cancellation' }), {
      [`POST /api/engagements/${ID}/no-show`]: () =>
        aWork({ status: 'no_show', endedBy: 'worker', breachBy: 'employer', breach: 'no_show' }),
    });
    await user.click(await (await sheet()).findByRole('button', { name: 'Nobody is there' }));
    const asked = await sheet('Ravi Kumar is not there?');
    await user.click(asked.getByRole('button', { name: 'Yes, nobody is there' }));
    expect(asked.getByText('Please say what happened')).toBeVisible();
    expect(bodies(server, 'no-show')).toEqual([]);
    await user.click(asked.getByRole('button', { name: 'The shop is shut.' }));
    await user.click(asked.getByRole('button', { name: 'Yes, nobody is there' }));
    await toast('Saved');
    expect(bodies(server, 'no-show')).toEqual([{ reason: 'The shop is shut.' }]);
  });

  it('cannot be reported earlier', async () => {
    await openWork(aWork({ startsAt: inHours(-0.4), consequence: 'late_cancellation' }));
    expect(await (await sheet()).findByRole('button', { name: 'Cancel this work' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Nobody is there' })).not.toBeInTheDocument();
  });
});

describe("a breach on a worker's record", () => {
  const missed = aWork({
    ...{ status: 'no_show', endedBy: 'employer', reason: 'Nobody came', breach: 'no_show', breachBy: 'worker' },
    mayAppealUntil: inHours(200),
  });

  it('is shown with its reason, and can be appealed once', async () => {
    const { user, server, told } = await openWork(missed, {
      [`POST /api/engagements/${ID}/appeal`]: () => {
        told.work = { ...missed, appeal: 'open', mayAppealUntil: null };
        return told.work;
      },
    });
    const shown = await sheet();
    expect(await shown.findByText('Ravi Kumar says you were not there.')).toBeVisible();
    expect(shown.getByText('Reason: Nobody came')).toBeVisible();
    expect(shown.getByText('This is on your record: you were not there.')).toBeVisible();
    await user.click(shown.getByRole('button', { name: 'Appeal' }));
    const asked = await sheet('Why should we take this off your record?');
    await user.click(asked.getByRole('button', { name: 'I was there on time.' }));
    await user.click(asked.getByRole('button', { name: 'Send appeal' }));
    await toast('Appeal sent');
    expect(bodies(server, 'appeal')).toEqual([{ text: 'I was there on time.' }]);
    expect(await shown.findByText("We're looking at your appeal.")).toBeVisible();
    expect(shown.queryByRole('button', { name: 'Appeal' })).not.toBeInTheDocument();
  });

  it.each([
    [
      { kept: 5, lateCancellations: 0, noShows: 0, band: 'always' },
      'Jobs you did: 5 of 5 in the last 90 days',
      'Employers see: always comes.',
    ],
    [
      { kept: 1, lateCancellations: 0, noShows: 0, band: 'new' },
      'Jobs you did: 1 of 1 in the last 90 days',
      'You have done too few jobs to show more. Employers see you as new.',
    ],
    [
      { kept: 3, lateCancellations: 1, noShows: 1, band: 'sometimes' },
      'Jobs you did: 3 of 5 in the last 90 days',
      'Employers see: has missed work before.',
    ],
    [{ kept: 0, lateCancellations: 0, noShows: 0, band: 'new' }, 'No work in the last 90 days', /^If you cancel late/],
  ] as const)('shows the number of jobs kept and the band: %j', async (figures, words, more) => {
    await openWork(
      aWork(),
      { 'GET /api/user/reliability': () => ({ ...figures, breaches: [] }) },
      '/instant-requests?sheet=reliability',
    );
    const shown = await sheet('Your record');
    expect(await shown.findByText(words)).toBeVisible();
    expect(shown.getByText(more)).toBeVisible();
  });

  it('is in the list of its figures, with its appeal', async () => {
    const breach = {
      engagementId: ID,
      title: 'Night guard',
      occupation: { kn: 'ಸೆಕ್ಯುರಿಟಿ ಗಾರ್ಡ್' },
      company: 'Sri Balaji',
      kind: 'no_show',
      at: inHours(-50),
      appeal: null,
      mayAppealUntil: inHours(200),
    };
    const { user } = await openWork(
      aWork(),
      {
        'GET /api/user/reliability': () => ({
          kept: 2,
          lateCancellations: 0,
          noShows: 1,
          band: 'sometimes',
          breaches: [breach],
        }),
      },
      '/instant-requests?sheet=reliability',
    );
    const shown = await sheet('Your record');
    expect(await shown.findByText('Jobs you did: 2 of 3 in the last 90 days')).toBeVisible();
    expect(shown.getByText('Night guard · Sri Balaji')).toBeVisible();
    expect(shown.queryByText('ಸೆಕ್ಯುರಿಟಿ ಗಾರ್ಡ್')).not.toBeInTheDocument();
    await act(() => i18n.changeLanguage('kn'));
    expect(shown.getByText('ಸೆಕ್ಯುರಿಟಿ ಗಾರ್ಡ್')).toBeVisible();
    await act(() => i18n.changeLanguage('en'));
    await user.click(shown.getByRole('button', { name: 'Appeal: Night guard' }));
    await sheet('Why should we take this off your record?');
  });
});

it.each([
  ['hi', 'यह काम रद्द करें', 'मैंने शुरू कर दिया'],
  ['kn', 'ಈ ಕೆಲಸ ರದ್ದು ಮಾಡಿ', 'ನಾನು ಶುರು ಮಾಡಿದ್ದೇನೆ'],
])('accepted work has texts in %s', async (language, cancel, start) => {
  await openWork(aWork({ startsAt: inHours(0.5) }));
  const shown = await sheet();
  await act(() => i18n.changeLanguage(language));
  expect(await shown.findByRole('button', { name: cancel })).toBeVisible();
  expect(shown.getByRole('button', { name: start })).toBeVisible();
});
