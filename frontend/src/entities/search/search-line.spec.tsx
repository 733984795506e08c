import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { fakeServer } from '../../../test/fake-server';
import { jobsAnswer } from '../../../test/jobs';
import { aSeeker } from '../../../test/people';
import { renderApp } from '../../../test/render-app';
import type { SeekerSection } from '../session/model/sections';
import { positionStore } from '../position/model/position-store';
import { createSearchLine } from './model/search-line-store';

describe('the search line', () => {
  /** Returns a line in a browser with a section in its address, and the searches that the drawn section receives. */
  function openLine(section: SeekerSection, asked = '') {
    const address = { section };
    const line = createSearchLine(() => address.section);
    const searches: string[] = [];
    const draw = (of: SeekerSection, text = '') =>
      line.openFor({
        section: of,
        label: of,
        asked: text,
        onSearch: (wanted) => void searches.push(`${of}: ${wanted}`),
      });
    draw(section, asked);
    return {
      line,
      draw,
      searches,
      text: () => line.state()?.text,
      goTo: (next: SeekerSection) => void (address.section = next),
    };
  }

  it('retains text typed for a section that is not drawn yet', () => {
    const { line, draw, goTo, text, searches } = openLine('request-interview');
    goTo('ai-jobs');
    line.type('cook');
    expect(text()).toBe('cook');
    draw('request-interview');
    expect(text()).toBe('cook');
    draw('ai-jobs', 'waiter');
    expect(text()).toBe('cook');
    line.submit('cook');
    expect(searches).toEqual(['ai-jobs: cook']);
  });

  it('searches in the section of the address once it is drawn, and once only', () => {
    const { line, draw, goTo, searches } = openLine('ai-jobs');
    goTo('job-search');
    line.type('cook');
    line.submit('cook');
    expect(searches).toEqual([]);
    draw('ai-jobs');
    expect(searches).toEqual([]);
    draw('job-search');
    draw('job-search');
    expect(searches).toEqual(['job-search: cook']);
  });

  it('shows the text of the section that is opened when something was typed for the one before', () => {
    const { line, draw, goTo, text } = openLine('ai-jobs');
    line.type('coo');
    goTo('job-search');
    draw('job-search', 'waiter');
    expect(text()).toBe('waiter');
  });

  it('follows the address when a text is removed elsewhere', () => {
    const { line, draw, text } = openLine('ai-jobs', 'cook');
    line.type('cooking');
    draw('ai-jobs', '');
    expect(text()).toBe('');
  });

  it('retains text typed while the search for its beginning is pending', () => {
    const { line, draw, text } = openLine('ai-jobs');
    line.type('cook');
    line.submit('cook');
    line.type('cook even');
    draw('ai-jobs', 'cook');
    expect(text()).toBe('cook even');
  });

  it('discards a text that was searched in a section that the user left before it was drawn', () => {
    const { line, draw, goTo, text } = openLine('request-interview');
    line.type('cook');
    line.openFor({ section: 'request-interview', label: '', asked: '', onSearch: () => goTo('ai-jobs') });
    line.submit('cook');
    draw('request-interview');
    expect(text()).toBe('cook');
    goTo('request-interview');
    draw('request-interview');
    expect(text()).toBe('');
  });

  it('retains typed text when its section is drawn again with the same search', () => {
    const { line, draw, text } = openLine('ai-jobs', 'cook');
    line.type('cooking');
    draw('ai-jobs', 'cook');
    expect(text()).toBe('cooking');
  });

  it('shows the name of the drawn section, also with the same text', () => {
    const { line, draw, goTo } = openLine('ai-jobs', 'cook');
    expect(line.state()).toEqual({ label: 'ai-jobs', text: 'cook' });
    goTo('job-search');
    draw('job-search', 'cook');
    expect(line.state()).toEqual({ label: 'job-search', text: 'cook' });
  });

  it('notifies of changes only, until the subscription ends', () => {
    const { line, draw } = openLine('ai-jobs');
    const listener = jest.fn();
    const unsubscribe = line.subscribe(listener);
    draw('ai-jobs');
    expect(listener).not.toHaveBeenCalled();
    line.type('c');
    expect(listener).toHaveBeenCalledTimes(1);
    unsubscribe();
    line.type('co');
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe('the search line of the dashboard', () => {
  beforeEach(() => positionStore.reset());

  it('retains its field, its text and its focus while the next section is fetched, and searches there', async () => {
    fakeServer({
      'GET /api/auth/user': () => aSeeker(),
      'GET /api/my-applications': () => [],
      'GET /api/hot-jobs': () => [],
      'GET /api/seeker-stats': () => null,
      'GET /api/jobs': () => jobsAnswer([]),
      'GET /api/ai-jobs': () => jobsAnswer([]),
    });
    const { router } = renderApp('/?section=job-search');
    const field = await screen.findByRole('searchbox');
    fireEvent.click(screen.getAllByRole('link', { name: 'AI Jobs' })[0] as HTMLElement);
    act(() => field.focus());
    fireEvent.change(field, { target: { value: 'cook' } });
    fireEvent.submit(field.closest('form') as HTMLFormElement);
    await waitFor(() => expect(router.state.location.search).toBe('?section=ai-jobs&q=cook'));
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue('cook'));
    expect(screen.getByRole('searchbox')).toBe(field);
    expect(field).toHaveFocus();
  });

  it('is empty again on the home page after Back from its results', async () => {
    fakeServer({
      'GET /api/auth/user': () => aSeeker(),
      'GET /api/my-applications': () => [],
      'GET /api/hot-jobs': () => [],
      'GET /api/interview-requests': () => [],
      'GET /api/jobs': () => jobsAnswer([]),
      'GET /api/ai-jobs': () => jobsAnswer([]),
    });
    const { router, user } = renderApp('/');
    await user.type(await screen.findByRole('searchbox'), 'cook{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?section=ai-jobs&q=cook'));
    expect(await screen.findByRole('heading', { level: 1, name: 'AI Jobs' })).toBeVisible();
    await act(() => router.navigate(-1));
    expect(await screen.findByRole('heading', { level: 1, name: 'Request Interview' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue(''));
  });
});
