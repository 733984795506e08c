import { afterEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { problem } from '../../../../test/fake-server';
import { i18n } from '../../../shared/i18n/i18n';
import { positionStore } from '../../../entities/position/model/position-store';
import { openSection as open, STATS } from './testing/open-section';

afterEach(() => positionStore.reset());

describe('the statistics of the seeker dashboard', () => {
  const figures = (name = 'At a glance') =>
    within(screen.getByRole('region', { name }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);

  it('are those of the server for this position, and lead to their details', async () => {
    const { server } = await open();
    await waitFor(() =>
      expect(figures()).toEqual([
        ['1,000+jobs within 20 km', '/?section=job-search'],
        ['12new today', '/?section=ai-jobs'],
        ['3open applications', '/?section=applications'],
        ['0interviews coming up', '/?section=calendar'],
      ]),
    );
    expect(Object.fromEntries(server.of('GET /api/seeker-stats')[0]?.query ?? [])).toEqual({
      latitude: '12.9716',
      longitude: '77.5946',
    });
  });

  it.each([
    ['en', 'At a glance', ['job within 20 km', 'new today', 'open application', 'interview coming up']],
    ['hi', 'एक नज़र में', ['20 किमी के अंदर जॉब', 'आज की नई जॉब', 'चालू आवेदन', 'होने वाला इंटरव्यू']],
    ['kn', 'ಒಂದೇ ನೋಟದಲ್ಲಿ', ['20 ಕಿ.ಮೀ ಒಳಗಿನ ಜಾಬ್', 'ಇಂದಿನ ಹೊಸ ಜಾಬ್', 'ಚಾಲ್ತಿಯ ಅರ್ಜಿ', 'ಮುಂದಿನ ಇಂಟರ್ವ್ಯೂ']],
  ])('use the singular form for one, in %s', async (language, name, words) => {
    await open({
      'GET /api/seeker-stats': () => ({
        ...STATS,
        ...{ jobsNearby: 1, jobsNearbyIsExact: true, newToday: 1, applicationsOpen: 1, interviewsUpcoming: 1 },
      }),
    });
    await act(() => i18n.changeLanguage(language));
    await waitFor(() => expect(figures(name).map(([text]) => text)).toEqual(words.map((word) => `1${word}`)));
  });

  it('show that they are unknown, and can be reloaded', async () => {
    const { user, server } = await open({ 'GET /api/seeker-stats': () => problem(503, 'Busy') });
    expect(await screen.findByText('These numbers did not load.')).toBeVisible();
    expect(figures()[0]?.[0]).toBe('–jobs within 20 km');
    server.answer('GET /api/seeker-stats', () => STATS);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(figures()[1]?.[0]).toBe('12new today'));
  });
});
