import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { fakeServer } from '../../../../test/fake-server';
import { aPayoutAccount } from '../../../../test/payments';
import { makeWrapper } from '../../../../test/render-app';
import { syncServerClock } from '../../../shared/clock/server-clock';
import { loadTexts } from '../../../shared/i18n/i18n';
import { PendingRequestCard } from './components/PendingRequestCard';
import { UndoAcceptance } from './components/UndoAcceptance';
import { aRequest } from './testing/open-requests';

const NOW = Date.parse('2026-03-02T10:00:00.000Z');
const inSeconds = (seconds: number) => new Date(NOW + seconds * 1000).toISOString();
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const nothing = () => undefined;

beforeEach(async () => {
  fakeServer({ 'GET /api/user/payout-account': () => aPayoutAccount() });
  await loadTexts('instant-work/requests', 'engagement', 'clock', 'payment');
  jest.useFakeTimers({ now: NOW });
});
afterEach(() => {
  // the clocks agree again
  syncServerClock({ date: new Date(NOW).toUTCString(), sent: NOW + 1000, received: NOW + 1000 });
  jest.useRealTimers();
});

describe('a displayed request', () => {
  const offer = (seconds: number) =>
    render(
      <PendingRequestCard
        request={aRequest({ createdAt: inSeconds(-60), expiresAt: inSeconds(seconds) })}
        onAccepted={nothing}
        onAccount={nothing}
      />,
      {
        wrapper: makeWrapper(),
      },
    );
  const accept = () => screen.queryByRole('button', { name: 'Accept' });

  it('shows hours and minutes, then minutes only', async () => {
    offer(2 * 3600 + 90);
    expect(screen.getByText(/^2 h 1 min left/)).toBeVisible();
    await pass(31_000);
    expect(screen.getByText(/^2 h 0 min left/)).toBeVisible();
    await pass(60 * 60_000);
    await pass(60_000);
    expect(screen.getByText(/^59 min left/)).toBeVisible();
  });

  it('expires without a reload: its status replaces its buttons', async () => {
    offer(3);
    expect(accept()).toBeEnabled();
    await pass(3000);
    expect(accept()).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Decline' })).not.toBeInTheDocument();
    expect(screen.getByText('Expired', { selector: 'p' })).toBeVisible();
  });

  it("expires by the server's clock when the device's is ten minutes slow", async () => {
    syncServerClock({ date: new Date(NOW + 600_000).toUTCString(), sent: NOW, received: NOW });
    offer(602);
    expect(accept()).toBeEnabled();
    await pass(3000);
    expect(accept()).not.toBeInTheDocument();
  });
});

describe('undoing an acceptance', () => {
  it('is offered for as long as it has no consequences, with the remaining time', async () => {
    render(<UndoAcceptance until={inSeconds(62)} describedBy="job" busy={false} onUndo={nothing} />, {
      wrapper: makeWrapper(),
    });
    expect(screen.getByText('Accepted by mistake? You can undo it for 1:02 minutes.')).toBeVisible();
    await pass(57_000);
    expect(screen.getByText('Accepted by mistake? You can undo it for 0:05 minutes.')).toBeVisible();
    await pass(5000);
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('leaves its place empty when the time is over, so that nothing below moves', async () => {
    render(<UndoAcceptance until={inSeconds(1)} describedBy="job" busy={false} onUndo={nothing} />, {
      wrapper: makeWrapper(),
    });
    await pass(2000);
    expect(screen.getByText(/Accepted by mistake/)).not.toBeVisible();
  });
});
