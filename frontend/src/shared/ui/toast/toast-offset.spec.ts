import { describe, expect, it } from '@jest/globals';
import { offsetAbove } from './toast-offset';

const toast = { left: 16, right: 344, top: 600, bottom: 700 };
const button = (top: number, left = 40) => ({ left, right: left + 200, top, bottom: top + 48 });

describe('offsetAbove', () => {
  it.each([
    ['leaves a toast that covers nothing', [button(300)], 0],
    ['leaves a toast beside a button', [button(650, 400)], 0],
    ['moves a toast above a button', [button(640)], 68],
    ['moves a toast above two buttons in a row', [button(560), button(650)], 148],
    [
      'leaves a toast that finds no room',
      [button(640), button(560), button(450), button(340), button(230), button(100)],
      0,
    ],
  ])('%s', (_what, buttons, offset) => {
    expect(offsetAbove(toast, buttons)).toBe(offset);
  });
});
