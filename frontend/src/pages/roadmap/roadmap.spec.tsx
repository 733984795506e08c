import { beforeEach, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { fakeServer } from '../../../test/fake-server';
import { renderApp } from '../../../test/render-app';

beforeEach(async () => {
  fakeServer();
  renderApp('/timeline');
  await screen.findByRole('heading', { level: 1, name: 'Development Timeline' });
});

it('shows five phases over seven months, each with four tasks and their status', () => {
  const phases = screen.getAllByRole('heading', { level: 3 }).map((heading) => {
    const phase = heading.parentElement as HTMLElement;
    const tasks = within(phase).getAllByRole('listitem');
    expect(tasks).toHaveLength(4);
    for (const task of tasks) expect(task).toHaveTextContent(/(Completed|In progress|Planned)$/);
    return [heading.previousElementSibling?.textContent, heading.textContent];
  });
  expect(phases).toEqual([
    ['Month 1', 'Planning and Research'],
    ['Months 2-3', 'Prototyping and MVP Build'],
    ['Month 4', 'Testing and Feedback'],
    ['Months 5-6', 'Optimization and Additional Features'],
    ['Month 7', 'Full Launch and Marketing'],
  ]);
});

it('derives its summary from the tasks', () => {
  expect(screen.getAllByRole('definition').map((figure) => figure.textContent)).toEqual(['100%', '100%', '25%']);
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['planning', 'MVP', 'testing started']);
});
