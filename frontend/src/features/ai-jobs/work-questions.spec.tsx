import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { aSeeker } from '../../../test/people';
import { positionStore } from '../../entities/position/model/position-store';
import { article, openSection as open } from './testing/open-section';

// jsdom has no layout
const scrollIntoView = jest.fn();
beforeEach(() => {
  positionStore.reset();
  Element.prototype.scrollIntoView = scrollIntoView;
  scrollIntoView.mockClear();
});

describe('the three questions', () => {
  const newcomer = aSeeker();
  const answered = aSeeker({ skills: ['cooking'] });

  it('are offered to a newcomer among the jobs, are answered, and reload the list', async () => {
    const { user, server, asked } = await open({ 'PATCH /api/user/work-preferences': () => answered }, newcomer);
    await user.click(await screen.findByRole('button', { name: 'Answer three questions' }));
    const form = within(await screen.findByRole('dialog', { name: 'Three questions' }));
    await user.type(form.getByLabelText('What can you do?'), 'cooking, two-wheeler{Enter}billing');
    expect(form.getByRole('button', { name: 'Remove: cooking' })).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Remove: two-wheeler' }));
    await user.click(form.getByRole('button', { name: 'Food Service' }));
    await user.type(form.getByLabelText('How much pay for an hour?'), 'good pay');
    await user.click(form.getByRole('button', { name: 'Evenings' }));
    server.answer('GET /api/auth/user', () => answered);
    const before = asked().length;
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(form.getByText('Write whole rupees, for example 150')).toBeVisible();
    expect(form.getByLabelText('How much pay for an hour?')).toHaveFocus();
    expect(scrollIntoView.mock.contexts).toEqual([form.getByLabelText('How much pay for an hour?')]);
    expect(server.of('PATCH /api/user/work-preferences')).toEqual([]);
    await user.clear(form.getByLabelText('How much pay for an hour?'));
    await user.type(form.getByLabelText('How much pay for an hour?'), '₹१५०/-');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByTestId('toast')).toHaveTextContent('Saved'));
    expect(server.of('PATCH /api/user/work-preferences')[0]?.body).toEqual({
      skills: ['cooking', 'billing'],
      preferredCategories: ['food_service'],
      expectedRate: 150,
      workHours: ['evenings'],
    });
    await waitFor(() => expect(asked().length).toBeGreaterThan(before));
    expect(screen.queryByRole('button', { name: 'Answer three questions' })).not.toBeInTheDocument();
  });

  it('offer the usual skills of the chosen kinds of work, each to press', async () => {
    const { user, server } = await open({ 'PATCH /api/user/work-preferences': () => answered }, newcomer);
    await user.click(await screen.findByRole('button', { name: 'Answer three questions' }));
    const form = within(await screen.findByRole('dialog', { name: 'Three questions' }));
    expect(form.queryByRole('group', { name: 'What can you do?' })).not.toBeInTheDocument();
    await user.click(form.getByRole('button', { name: 'Food Service' }));
    await user.click(form.getByRole('button', { name: 'Delivery' }));
    const usual = within(form.getByRole('group', { name: 'What can you do?' }));
    expect(usual.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Cooking',
      'Bike riding',
      'Table service',
      'Own bike',
      'Vegetable cutting',
      'Parcel handling',
      'Dishwashing',
      'Cash on delivery',
    ]);
    await user.click(usual.getByRole('button', { name: 'Cooking' }));
    await user.click(usual.getByRole('button', { name: 'Own bike' }));
    await user.click(usual.getByRole('button', { name: 'Cooking', pressed: true }));
    await user.type(form.getByLabelText('Something else'), 'billing');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(server.of('PATCH /api/user/work-preferences')[0]?.body).toMatchObject({
        skills: ['Own bike', 'billing'],
        preferredCategories: ['food_service', 'delivery'],
      }),
    );
  });

  it('can be skipped for good, and found again', async () => {
    const first = await open({}, newcomer);
    await first.user.click(await screen.findByRole('button', { name: 'Not now' }));
    expect(screen.queryByText('Better matches in one minute')).not.toBeInTheDocument();
    first.unmount();
    const { user } = await open({}, newcomer);
    await article('Counter helper');
    expect(screen.queryByText('Better matches in one minute')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'My preferences' }));
    expect(await screen.findByRole('dialog', { name: 'Three questions' })).toBeVisible();
  });

  it('show the earlier answers', async () => {
    const { user } = await open({}, aSeeker({ skills: ['tally'], expectedRate: 140, preferredCategories: ['retail'] }));
    await article('Counter helper');
    expect(screen.queryByText('Better matches in one minute')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'My preferences' }));
    const form = within(await screen.findByRole('dialog', { name: 'Three questions' }));
    expect(form.getByRole('button', { name: 'Remove: tally' })).toBeVisible();
    expect(form.getByRole('button', { name: 'Retail', pressed: true })).toBeVisible();
    expect(form.getByLabelText('How much pay for an hour?')).toHaveValue('140');
  });
});
