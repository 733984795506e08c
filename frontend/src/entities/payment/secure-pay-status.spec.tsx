import { describe, expect, it } from '@jest/globals';
import { SECURE_PAYMENT_STATES } from '@nukkad/contract/payments/secure-payments';
import { LANGUAGES } from '@nukkad/contract/languages';
import { act, render, renderHook, screen } from '@testing-library/react';
import { minutesAway } from '../../../test/instant-jobs';
import { aContest, aSecurePayment } from '../../../test/payments';
import { i18n, loadTexts } from '../../shared/i18n/i18n';
import { OwedAtEnd } from './components/OwedAtEnd';
import { PaymentTag } from './components/PaymentTag';
import { SecurePayStatus } from './components/SecurePayStatus';
import { useCompensationWords } from './hooks/useCompensationWords';

const SIDES = ['employer', 'worker'] as const;
const known = {
  ...{ heldUntil: minutesAway(60), toWorker: '30000', toEmployer: '31770' },
  ...{ paidAt: minutesAway(-60), returnedAt: minutesAway(-60) },
};

describe('the state of a payment', () => {
  it.each(LANGUAGES)(
    'has texts for each side in each state in "%s", with every amount and without gaps',
    async (language) => {
      await act(() => i18n.changeLanguage(language));
      await loadTexts('payment', 'engagement', 'shared');
      for (const side of SIDES) {
        for (const state of SECURE_PAYMENT_STATES) {
          const payment = aSecurePayment({ ...known, state });
          const { container, unmount } = render(
            <>
              <SecurePayStatus payment={payment} side={side} name="Manju" />
              <PaymentTag payment={payment} side={side} />
            </>,
          );
          const text = container.textContent;
          expect([side, state, text]).toEqual([
            side,
            state,
            expect.not.stringMatching(/state\.|tag\.|\{\{|undefined|escrow/i),
          ]);
          unmount();
        }
      }
    },
  );

  it('names practice money in every state of both sides', async () => {
    await loadTexts('payment');
    for (const side of SIDES) {
      for (const state of SECURE_PAYMENT_STATES) {
        const payment = aSecurePayment({ ...known, state, practice: true, partner: null });
        const { unmount } = render(<SecurePayStatus payment={payment} side={side} name="Manju" />);
        expect(screen.getByRole('note')).toHaveTextContent('Practice money');
        unmount();
      }
    }
  });
});

describe('the sentences about work that falls through', () => {
  it('exist only while the pay is reserved', async () => {
    await loadTexts('payment');
    const { result } = renderHook(useCompensationWords);
    const states = SECURE_PAYMENT_STATES.filter((state) =>
      result.current(aSecurePayment({ ...known, state }), 'Manju'),
    );
    expect(states).toEqual(['reserved']);
    expect(result.current(undefined, 'Manju')).toBeNull();
  });
});

describe('the amount due at the end', () => {
  const atEnd = { hours: 5, owed: '75000', outside: '15000' };

  it.each([
    ['employer', 'Only ₹600 is reserved. Please pay the other ₹150 to Manju directly, outside Secure Pay.'],
    ['worker', 'Only ₹600 is reserved. Manju pays you the other ₹150 directly, outside Secure Pay.'],
  ] as const)('informs the %s that hours beyond the reserved sum are paid outside Secure Pay', async (side, words) => {
    await loadTexts('payment', 'engagement');
    render(<OwedAtEnd payment={aSecurePayment({ atEnd })} side={side} name="Manju" />);
    expect(screen.getByText('Pay for 5 hours: ₹750')).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
  });

  it('adds no notice while the reserved sum covers the hours', async () => {
    await loadTexts('payment', 'engagement');
    render(
      <OwedAtEnd
        payment={aSecurePayment({ atEnd: { hours: 3.5, owed: '52500', outside: '0' } })}
        side="worker"
        name="M"
      />,
    );
    expect(screen.getByText('Pay for 3.5 hours: ₹525')).toBeVisible();
    expect(screen.queryByText(/outside/)).not.toBeInTheDocument();
  });

  it.each([
    ['waits for the other side', aContest().state, 1],
    ['has decided other hours', 'decided', 0],
    ['was taken back', 'withdrawn', 1],
  ] as const)(
    'states the recorded hours unless a contest decided other ones: one that %s',
    async (_what, state, count) => {
      await loadTexts('payment', 'engagement');
      const contest = aContest({ state });
      render(<OwedAtEnd payment={aSecurePayment({ atEnd, contest })} side="worker" name="M" />);
      expect(screen.queryAllByText('Pay for 5 hours: ₹750')).toHaveLength(count);
    },
  );
});
