import { describe, expect, it } from '@jest/globals';
import { serverNow } from '../../clock/server-clock';
import { clearOfToasts } from './clear-of-toasts';
import { offsetAbove, offsetFor } from './toast-offset';

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

describe('offsetFor', () => {
  const rows: [string, Parameters<typeof offsetFor>[1], number][] = [
    ['covers neither a button nor new content', { buttons: [button(640)], fresh: [button(570)] }, 138],
    ['covers no new content where there is no button', { buttons: [], fresh: [button(640)] }, 68],
    [
      'covers no new content that a toast above the button would hide',
      { buttons: [button(640)], fresh: [button(540, 20)] },
      168,
    ],
    [
      'covers no button where new content leaves no room',
      { buttons: [button(640)], fresh: [{ left: 0, right: 360, top: 0, bottom: 630 }] },
      68,
    ],
    ['covers no field with the focus', { buttons: [], focused: [button(620)] }, 88],
    [
      'covers neither a button nor the field with the focus above it',
      { buttons: [button(650)], focused: [button(560)] },
      148,
    ],
    [
      'covers no field with the focus where the buttons leave no room',
      { buttons: [button(640), button(450), button(340), button(230), button(100)], focused: [button(560)] },
      148,
    ],
  ];
  it.each(rows)('%s', (_what, boxes, offset) => {
    expect(offsetFor(toast, boxes)).toBe(offset);
  });
});

describe('clearOfToasts', () => {
  const at = (secondsAgo: number) => new Date(serverNow() - secondsAgo * 1000).toISOString();

  it.each([
    ['marks content that was made a moment ago', 2, { 'data-fresh': '' }],
    ['marks content of a server with a clock that is ahead', -2, { 'data-fresh': '' }],
    ['leaves content that was made a minute ago', 60, {}],
    ['leaves content that a wrong clock dates far ahead', -3600, {}],
  ])('%s', (_what, secondsAgo, expected) => {
    expect(clearOfToasts(at(secondsAgo))).toEqual(expected);
  });
});
