import { beforeEach, describe, expect, it } from '@jest/globals';
import type { ReviewLine } from '@nukkad/contract/reviews/review-line';
import { render, screen } from '@testing-library/react';
import { fakeServer } from '../../../test/fake-server';
import { anAiJob } from '../../../test/jobs';
import { makeWrapper } from '../../../test/render-app';
import { i18n, loadTexts } from '../../shared/i18n/i18n';
import { JobCard } from './components/JobCard';
import { JobFacts } from './components/JobFacts';

describe('the answers of workers about an employer', () => {
  beforeEach(async () => {
    fakeServer();
    await i18n.changeLanguage('en');
    await loadTexts('job');
  });

  const card = (employerReviews: ReviewLine) =>
    render(<JobCard job={anAiJob({ employerReviews })} onOpen={() => undefined} />, { wrapper: makeWrapper() });

  it.each<[ReviewLine, string]>([
    [{ shown: 'share', again: 18, of: 20 }, '18 of 20 would work here again'],
    [{ shown: 'new', done: 2 }, 'New here · 2 jobs done'],
  ])('are on the card of a job as %j, outside the row that omits facts without room', (line, text) => {
    card(line);
    const shown = screen.getByText(text);
    expect(shown).toBeVisible();
    expect(getComputedStyle(shown.parentElement!).overflow).not.toBe('hidden');
  });

  it('are not on the card of an employer without work', () => {
    card({ shown: 'new', done: 0 });
    expect(screen.queryByText(/^New here/)).not.toBeInTheDocument();
  });

  it('are on the page of a job, with the label of a certain rating', () => {
    const employerReviews: ReviewLine = { shown: 'share', again: 58, of: 60, label: 'most' };
    render(<JobFacts job={anAiJob({ employerReviews })} />, { wrapper: makeWrapper() });
    expect(screen.getByText('58 of 60 would work here again · Most would work here again')).toBeVisible();
  });
});
