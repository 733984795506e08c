import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { problem } from '../../../../test/fake-server';
import { minutesAway } from '../../../../test/instant-jobs';
import { openWork } from './testing/open-given-work';

/** As in browsers whose scrolling methods return a promise. */
const scrollIntoView = jest.fn(() => Promise.resolve() as unknown as void);

describe('the QR code of a shift', () => {
  beforeEach(() => {
    Element.prototype.scrollIntoView = scrollIntoView;
    scrollIntoView.mockClear();
  });

  const KEY = { shiftId: '0f3a9b52-7d1c-4e8a-9c06-5be1d2f40a71', key: 'c2hpZnQta2V5LXNoaWZ0LWtleS1zaGlmdC1rZXktMTI' };
  /** Returns the key with the server’s time, seven minutes behind this device. */
  const keyAt = () => ({ ...KEY, now: minutesAway(-7) });
  const soon = { startsAt: minutesAway(10), endsAt: minutesAway(250) };

  it.each([
    ['booked', 'QR code to start work'],
    ['started', 'QR code to end work'],
  ] as const)(
    'is shown for work that is %s, with its interval of change and the rounding of times',
    async (status, label) => {
      const work =
        status === 'booked'
          ? soon
          : { startsAt: minutesAway(-245), endsAt: minutesAway(-5), startedAt: minutesAway(-245) };
      const { sheet, user, server, at } = await openWork({ status, ...work });
      server.answer(`${at('')}/shift-key`, keyAt);
      await user.click(sheet.getByRole('button', { name: 'Show the QR code' }));
      const code = await sheet.findByRole('img', { name: label });
      expect(code).toBeVisible();
      expect(scrollIntoView.mock.contexts).toEqual([code.parentElement]);
      expect(
        sheet.getByText(
          /The code changes every 30 seconds\. The total work time is rounded to the nearest 15 minutes\./,
        ),
      ).toBeVisible();
      await user.click(sheet.getByRole('button', { name: 'Hide the QR code' }));
      expect(code).not.toBeInTheDocument();
    },
  );

  it('is not offered for a start after the agreed end, which only the digits confirm', async () => {
    const { sheet } = await openWork({ status: 'booked', startsAt: minutesAway(-300), endsAt: minutesAway(-60) });
    expect(sheet.getByRole('textbox', { name: 'Code to start' })).toBeVisible();
    expect(sheet.queryByRole('button', { name: 'Show the QR code' })).not.toBeInTheDocument();
  });

  it('is replaced by the digits if the server did not respond', async () => {
    const { sheet, user, server, at } = await openWork({ status: 'booked', ...soon });
    server.answer(`${at('')}/shift-key`, () => problem(503, 'Busy'));
    await user.click(sheet.getByRole('button', { name: 'Show the QR code' }));
    expect(await sheet.findByRole('alert')).toHaveTextContent('Use the 4 digits that the worker shows.');
    expect(sheet.getByRole('textbox', { name: 'Code to start' })).toBeVisible();
  });
});
