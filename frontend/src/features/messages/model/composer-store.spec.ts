import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { draftStore } from '../../../shared/drafts/draft-store';
import { composerStore } from './composer-store';

const ID = '11111111-1111-4111-8111-111111111111';
const NAME = `conversation:${ID}`;

afterEach(() => composerStore.draft(ID, ''));

describe('the draft of a conversation', () => {
  it('is stored while it is typed', () => {
    composerStore.draft(ID, 'Shall I bring');
    expect(draftStore.read(NAME)).toBe('Shall I bring');
    expect(composerStore.of(ID).draft).toBe('Shall I bring');
  });

  it('shows at once a message that the queue of offline writes has returned', () => {
    composerStore.draft(ID, 'Shall I bring');
    const redraw = jest.fn();
    const end = composerStore.subscribe(redraw);
    draftStore.keep(NAME, 'I come at five.\nShall I bring');
    expect(redraw).toHaveBeenCalledTimes(1);
    expect(composerStore.of(ID).draft).toBe('I come at five.\nShall I bring');
    draftStore.keep('application:1', 'I have waited tables.');
    expect(redraw).toHaveBeenCalledTimes(1);
    end();
  });
});
