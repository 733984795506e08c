import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { copyText } from './copy-text';

type Copying = { execCommand?: (command: string) => boolean };

describe('copyText', () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'clipboard');
    Reflect.deleteProperty(document, 'execCommand');
  });
  const setClipboard = (writeText: () => Promise<void>) =>
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });

  it.each([
    ['copies by the clipboard', () => Promise.resolve(), true],
    ['is false when the browser refuses the clipboard', () => Promise.reject(new Error('refused')), false],
  ])('%s', async (_name, writeText, copied) => {
    setClipboard(writeText);
    expect(await copyText('a')).toBe(copied);
  });

  it('copies by a selection on a page over plain http, which has no clipboard, and restores the focus', async () => {
    const button = document.createElement('button');
    document.body.append(button);
    button.focus();
    const copied: string[] = [];
    (document as Copying).execCommand = jest.fn((command: string) => {
      copied.push(`${command} ${(document.activeElement as HTMLTextAreaElement).value}`);
      return true;
    });
    expect(await copyText('nukkad.lan/jobs/1')).toBe(true);
    expect(copied).toEqual(['copy nukkad.lan/jobs/1']);
    expect(document.querySelector('textarea')).toBeNull();
    expect(button).toHaveFocus();
    button.remove();
  });

  it('returns false without a way to copy', async () => {
    (document as Copying).execCommand = () => {
      throw new Error('not supported');
    };
    expect(await copyText('a')).toBe(false);
  });
});
