import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { setMedia } from '../../../test/media';
import { positionStore } from '../../entities/position/model/position-store';
import { article, openSection } from './testing/open-section';

beforeEach(() => {
  positionStore.reset();
  setMedia((query) => query.includes('min-width'));
});
afterEach(() => setMedia(() => false));

const heading = (name: string) => screen.findByRole('heading', { level: 2, name });

describe('a job beside its list', () => {
  it('focuses its heading when its card is opened with a key, and returns the focus with Escape', async () => {
    const { user, router } = await openSection();
    const card = within(await article('Counter helper')).getByRole('button', { name: 'Counter helper' });
    act(() => card.focus());
    await user.keyboard('{Enter}');
    await waitFor(async () => expect(await heading('Counter helper')).toHaveFocus());
    expect(router.state.location.search).toMatch(/job=/);
    let tabs = 0;
    for (; tabs < 12 && document.activeElement?.textContent !== 'Apply'; tabs++) await user.tab();
    expect(document.activeElement).toHaveTextContent('Apply');
    // two ready sentences, which open the form as well, come before the button
    expect(tabs).toBeLessThanOrEqual(10);
    await user.keyboard('{Escape}');
    expect(card).toHaveFocus();
    await waitFor(() => expect(router.state.location.search).not.toMatch(/job=/));
  });

  it('remains behind the form to apply, which Back closes alone', async () => {
    const { user, router } = await openSection();
    await user.click(within(await article('Counter helper')).getByRole('button', { name: 'Counter helper' }));
    await heading('Counter helper');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    await screen.findByLabelText('Cover Message');
    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.queryByLabelText('Cover Message')).not.toBeInTheDocument());
    expect(router.state.location.search).toMatch(/job=/);
    expect(await heading('Counter helper')).toBeVisible();
  });
});
