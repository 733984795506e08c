import { describe, expect, it } from '@jest/globals';
import type { AiJob } from '@nukkad/contract/matching/ai-jobs';
import { render, screen } from '@testing-library/react';
import { fakeServer } from '../../../test/fake-server';
import { anAiJob } from '../../../test/jobs';
import { makeWrapper } from '../../../test/render-app';
import { i18n, loadTexts } from '../../shared/i18n/i18n';
import { JobFacts } from './components/JobFacts';

async function show(employerAnswers: AiJob['employerAnswers'], language = 'en') {
  fakeServer();
  await i18n.changeLanguage(language);
  await loadTexts('job');
  render(<JobFacts job={anAiJob({ employerAnswers })} />, { wrapper: makeWrapper() });
  await screen.findByText(/Indiranagar/);
}

describe('the response time of an employer', () => {
  it.each([
    [{ applications: 37, answered: 34, usualHours: 20 }, 'Replies to 9 of 10, usually in a day'],
    [{ applications: 10, answered: 10, usualHours: 0.4 }, 'Replies to 10 of 10, usually in an hour'],
    [{ applications: 100, answered: 99, usualHours: 5 }, 'Replies to 9 of 10, usually in a few hours'],
    [{ applications: 10, answered: 10, usualHours: 1 }, 'Replies to 10 of 10, usually in an hour'],
    [{ applications: 10, answered: 10, usualHours: 1.1 }, 'Replies to 10 of 10, usually in a few hours'],
    [{ applications: 10, answered: 10, usualHours: 6 }, 'Replies to 10 of 10, usually in a few hours'],
    [{ applications: 10, answered: 10, usualHours: 6.1 }, 'Replies to 10 of 10, usually in a day'],
    [{ applications: 10, answered: 10, usualHours: 24 }, 'Replies to 10 of 10, usually in a day'],
    [{ applications: 10, answered: 10, usualHours: 24.1 }, 'Replies to 10 of 10, usually in 2 days'],
    [{ applications: 8, answered: 4, usualHours: 70 }, 'Replies to 5 of 10, usually in 3 days'],
    [{ applications: 5, answered: 0, usualHours: null }, 'Replies to 0 of 10'],
  ])('%j is worded as %s', async (answers, sentence) => {
    await show(answers);
    expect(screen.getByText(sentence)).toBeVisible();
  });

  it('is not shown with too little data', async () => {
    await show(null);
    expect(screen.queryByText(/Replies/)).not.toBeInTheDocument();
  });

  it.each([
    ['hi', '10 में से 9 को जवाब, अक्सर एक दिन में'],
    ['kn', '10 ರಲ್ಲಿ 9 ಜನರಿಗೆ ಉತ್ತರ, ಸಾಮಾನ್ಯವಾಗಿ ಒಂದು ದಿನದಲ್ಲಿ'],
  ])('is worded in %s', async (language, sentence) => {
    await show({ applications: 37, answered: 34, usualHours: 20 }, language);
    expect(screen.getByText(sentence)).toBeVisible();
  });
});
