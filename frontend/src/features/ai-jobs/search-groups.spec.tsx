import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { problem } from '../../../test/fake-server';
import { anAiJob, jobGroups, jobsAnswer } from '../../../test/jobs';
import { aSeeker } from '../../../test/people';
import { i18n } from '../../shared/i18n/i18n';
import { positionStore } from '../../entities/position/model/position-store';
import { article, best, openSection, other, SEARCH } from './testing/open-section';
import { readText } from './testing/search-parts';

const READINGS = 'GET /api/search-readings';
const SIMILAR = { name: 'Similar work' };
const open = (answers: Parameters<typeof openSection>[0] = {}, search = '&q=cook') =>
  openSection(answers, aSeeker({ expectedRate: 120 }), search);

beforeEach(() => positionStore.reset());

describe('similar work', () => {
  it.each([
    ['match', ''],
    ['distance', '&sort=distance'],
    ['recent', '&sort=recent'],
    ['pay', '&sort=pay'],
  ])('is below the matching jobs, with a count of its own, by %s', async (sort, order) => {
    const { asked, askedSimilar } = await open(
      {
        [SEARCH]: ({ query }) =>
          query.get('group') === 'similar' ? jobsAnswer([other], '1000+') : jobsAnswer([best], '1'),
      },
      `&q=cook${order}`,
    );
    const similar = within(await screen.findByRole('region', SIMILAR));
    expect(await similar.findByRole('article', { name: 'Night guard' })).toBeVisible();
    expect(similar.getByText('1,000+ jobs close to what you searched for')).toBeVisible();
    expect(screen.getByText('1 job found within 20km')).toBeVisible();
    const heading = screen.getByRole('heading', { level: 2, ...SIMILAR });
    expect((await article('Counter helper')).compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(asked()).toHaveLength(1);
    expect(askedSimilar()).toEqual([expect.objectContaining({ search: 'cook', sort, group: 'similar' })]);
  });

  it('is requested after the list of matching jobs has ended', async () => {
    const { user, askedSimilar } = await open({
      [SEARCH]: ({ query }) => {
        if (query.get('group') === 'similar') return jobsAnswer([other]);
        return query.get('cursor') ? jobsAnswer([anAiJob({ title: 'Chef' })], '2') : jobsAnswer([best], '2', 'next');
      },
    });
    await article('Counter helper');
    expect(askedSimilar()).toEqual([]);
    expect(screen.queryByRole('heading', SIMILAR)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show more jobs' }));
    expect(await article('Chef')).toBeVisible();
    expect(await article('Night guard')).toBeVisible();
    expect(askedSimilar()).toHaveLength(1);
  });

  it('is neither requested nor shown without a text', async () => {
    const { askedSimilar } = await open({}, '');
    await article('Counter helper');
    expect(askedSimilar()).toEqual([]);
    expect(screen.queryByRole('heading', SIMILAR)).not.toBeInTheDocument();
  });

  it('has no heading when there is none', async () => {
    await open({ [SEARCH]: jobGroups([best]) });
    await article('Counter helper');
    await waitFor(() => expect(screen.queryByRole('heading', SIMILAR)).not.toBeInTheDocument());
    expect(screen.queryByRole('heading', { name: 'No Jobs Found' })).not.toBeInTheDocument();
  });

  it('has pages of its own', async () => {
    const { user } = await open({
      [SEARCH]: ({ query }) => {
        if (query.get('group') !== 'similar') return jobsAnswer([best]);
        return query.get('cursor') ? jobsAnswer([anAiJob({ title: 'Baker' })], '2') : jobsAnswer([other], '2', 'next');
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Show more similar jobs' }));
    expect(await article('Baker')).toBeVisible();
    expect(await article('Night guard')).toBeVisible();
  });

  it('has a skeleton while it loads, and the content below waits', async () => {
    let found: (answer: Response) => void = () => undefined;
    await open({
      [SEARCH]: ({ query }) =>
        query.get('group') === 'similar' ? new Promise<Response>((resolve) => (found = resolve)) : jobsAnswer([best]),
    });
    const similar = await screen.findByRole('region', SIMILAR);
    expect(within(similar).getByRole('progressbar', { name: 'Loading' })).toBeVisible();
    expect(await article('Counter helper')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Your Interview Requests' })).not.toBeInTheDocument();
    await act(async () => found(jobsAnswer([other])));
    expect(await article('Night guard')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Your Interview Requests' })).toBeVisible();
  });

  it('leaves the matching jobs and offers a retry after a failure', async () => {
    const { user, server } = await open({
      [SEARCH]: ({ query }) => (query.get('group') === 'similar' ? problem(500, 'Down') : jobsAnswer([best])),
    });
    expect(await screen.findByText('Similar work did not load')).toBeVisible();
    expect(await article('Counter helper')).toBeVisible();
    server.answer(SEARCH, jobGroups([best], [other]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await article('Night guard')).toBeVisible();
  });

  it('stays below the jobs of the previous search, and is replaced with them', async () => {
    const { user, box, server } = await open({ [SEARCH]: jobGroups([best], [other]) });
    await article('Night guard');
    let found: (answer: Response) => void = () => undefined;
    server.answer(SEARCH, () => new Promise<Response>((resolve) => (found = resolve)));
    await user.clear(box);
    await user.type(box, 'tailor{Enter}');
    await waitFor(() => expect(screen.getByRole('region', SIMILAR)).toHaveAttribute('aria-busy', 'true'));
    expect(await article('Night guard')).toBeVisible();
    await act(async () => found(jobsAnswer([anAiJob({ title: 'Tailor' })], '30', 'next')));
    expect(await article('Tailor')).toBeVisible();
    expect(screen.queryByRole('article', { name: 'Night guard' })).not.toBeInTheDocument();
  });
});

describe('a search without matches', () => {
  it('shows its heading and a sentence before the nearest kinds of work', async () => {
    await open({ [SEARCH]: jobGroups([], [other]) }, '&q=lawyer');
    expect(await screen.findByRole('heading', { level: 2, name: 'No Jobs Found' })).toBeVisible();
    const said = screen.getByText('No job nearby for “lawyer” right now.');
    const similar = await screen.findByRole('heading', SIMILAR);
    expect(said.compareDocumentPosition(similar)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(await article('Night guard')).toBeVisible();
    expect(screen.queryByText(/jobs found within/)).not.toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toBeVisible();
  });

  it.each([
    ['cook jayanagar', 'No job near Jayanagar for “cook” right now.'],
    ['jayanagar', 'No job near Jayanagar right now.'],
    ['food', 'No job nearby right now.'],
    ['cook food', 'No job nearby for “cook” right now.'],
  ])('names the place and the work of "%s" in its message', async (text, sentence) => {
    await open({ [SEARCH]: jobGroups([], [other]), [READINGS]: readText }, `&q=${text}`);
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  it('without similar work offers links, and clears its filters', async () => {
    const { user, box, server, asked } = await open({}, '');
    await article('Counter helper');
    server.answer(SEARCH, ({ query }) => jobsAnswer(query.get('search') ? [] : [best]));
    await user.type(box, 'astronaut{Enter}');
    expect(await screen.findByText('No job nearby for “astronaut” right now.')).toBeVisible();
    expect(await screen.findByText('Try other words or another category, or search near another place.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'No Jobs Found' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
    expect(await article('Counter helper')).toBeVisible();
    expect(box).toHaveValue('');
    expect(asked().at(-1)).toMatchObject({ search: 'astronaut' });
  });

  it.each([
    ['hi', 'अभी जयनगर के पास “cook” की कोई जॉब नहीं है।', 'मिलता-जुलता काम'],
    ['kn', 'ಸದ್ಯ ಜಯನಗರ ಹತ್ತಿರ “cook” ಜಾಬ್ ಇಲ್ಲ.', 'ಇದೇ ತರಹದ ಕೆಲಸ'],
  ])('is worded in %s', async (language, sentence, similar) => {
    await i18n.changeLanguage(language);
    const label = language === 'hi' ? 'जयनगर' : 'ಜಯನಗರ';
    const reading = (call: { query: URLSearchParams }) => {
      const { parts, work } = readText(call);
      return { work, parts: parts.map((part) => (part.kind === 'place' ? { ...part, label } : part)) };
    };
    void openSection({ [SEARCH]: jobGroups([], [other]), [READINGS]: reading }, aSeeker(), '&q=cook jayanagar').catch(
      () => undefined,
    );
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(await screen.findByRole('heading', { name: similar })).toBeVisible();
  });
});
