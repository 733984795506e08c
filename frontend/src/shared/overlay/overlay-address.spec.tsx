import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, waitFor } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { overlayHistory } from './overlay-history';
import { covers, depth, openPage } from './testing/open-overlay-page';

afterEach(() => overlayHistory.attachRouter(createMemoryRouter([{ path: '/', element: null }])));

describe('an overlay with several steps in its address', () => {
  it('has one entry, which Back removes at any step', async () => {
    const { router, press, back } = openPage('/');
    await press('open form');
    await press('next step');
    await press('next step');
    expect(router.state.location.search).toBe('?step=3');
    await back();
    await waitFor(() => expect(covers()).toEqual([]));
    expect(router.state.location).toMatchObject({ pathname: '/', search: '' });
  });

  it('can have another overlay on top at a later step, which Back closes alone', async () => {
    const { router, press, back } = openPage('/');
    await press('open form');
    await press('next step');
    await press('ask in the form');
    await waitFor(() => expect(depth(router)).toBe(2));
    await back();
    await waitFor(() => expect(covers()).toEqual(['form']));
    expect(router.state.location.search).toBe('?step=2');
  });

  it('is closed before the page is left when a link opened it, also after a reload at a later step', async () => {
    const { router, press, back } = openPage('/?step=1');
    await waitFor(() => expect(depth(router)).toBe(1));
    await press('next step');
    await back();
    await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/', search: '' }));
    await waitFor(() => expect(covers()).toEqual([]));
    cleanup();

    const state = { covers: ['named'] };
    const again = openPage('/?step=1', { pathname: '/', search: '?step=2', state });
    expect(covers()).toEqual(['form']);
    await again.back();
    await waitFor(() => expect(again.router.state.location).toMatchObject({ pathname: '/', search: '' }));
    await waitFor(() => expect(covers()).toEqual([]));
  });
});

describe('a drawer and its panel, both in the address', () => {
  it.each([
    ['opened by hand', false],
    ['opened by a link', true],
  ])('are closed one after the other by Back when %s', async (_how, byLink) => {
    const { router, press, back } = openPage(byLink ? '/?drawer=panel' : '/');
    if (!byLink) {
      await press('open drawer');
      await press('open panel');
    }
    await waitFor(() => expect(depth(router)).toBe(2));
    expect(router.state.location.search).toBe('?drawer=panel');
    await back();
    await waitFor(() => expect(covers()).toEqual(['drawer']));
    expect(router.state.location.search).toBe('?drawer=list');
    await waitFor(() => expect(depth(router)).toBe(1));
    await back();
    await waitFor(() => expect(covers()).toEqual([]));
    await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/', search: '' }));
  });

  it.each([
    ['by hand', false],
    ['by a link', true],
  ])('are closed together, and the panel alone by its own button, when opened %s', async (_how, byLink) => {
    const { router, press, back } = openPage(byLink ? '/?drawer=panel' : '/');
    if (!byLink) {
      await press('open drawer');
      await press('open panel');
    }
    await waitFor(() => expect(depth(router)).toBe(2));
    await press('close panel');
    await waitFor(() => expect(covers()).toEqual(['drawer']));
    await waitFor(() => expect(router.state.location.search).toBe('?drawer=list'));
    await press('open panel');
    await waitFor(() => expect(depth(router)).toBe(2));
    await press('close drawer');
    await waitFor(() => expect(covers()).toEqual([]));
    expect(router.state.location).toMatchObject({ pathname: '/', search: '' });
    await back();
    expect(router.state.location.pathname).toBe('/before');
  });

  it('can have another overlay on top, which Back closes alone', async () => {
    const { router, press, back } = openPage('/');
    await press('open drawer');
    await press('open panel');
    await press('ask in the panel');
    await waitFor(() => expect(depth(router)).toBe(3));
    await back();
    await waitFor(() => expect(covers()).toEqual(['drawer', 'panel']));
  });
});
