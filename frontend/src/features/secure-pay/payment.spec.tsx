import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { Engagement } from '@nukkad/api-client/generated/api.gen';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { type Answer, fakeServer, problem } from '../../../test/fake-server';
import { anEmployer } from '../../../test/hiring';
import { givenWork } from '../../../test/instant-jobs';
import { resetMedia, setMedia } from '../../../test/media';
import { aReservedPayment, aSecurePayment } from '../../../test/payments';
import { makeWrapper } from '../../../test/render-app';
import { loadTexts } from '../../shared/i18n/i18n';
import { Payment } from './components/Payment';

/** Time in which the page looks at the payment again. */
const LOOK_MS = 5500;
const LINK = 'upi://pay?pa=nukkad@bank&am=635.40&cu=INR';

/** Hides the page, as another app on top does, runs `meanwhile`, and shows the page again. */
function hideForAMoment(meanwhile: () => void): void {
  const state = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  fireEvent(document, new Event('visibilitychange'));
  meanwhile();
  state.mockRestore();
  fireEvent(document, new Event('visibilitychange'));
}

/** The page of a payment; the server answers with the work as it is changed. */
async function open(changes: Partial<Engagement> = {}, link: string | null | Response = LINK, width = 'phone') {
  setMedia((query) => width === 'desktop' && query.includes('min-width'));
  const told = { work: givenWork({ securePayment: aSecurePayment(), ...changes }), link };
  const { id } = told.work;
  const reserve = `POST /api/engagements/${id}/reservation`;
  const answers: Record<string, Answer> = {
    'GET /api/auth/user': () => anEmployer(),
    [`GET /api/engagements/${id}`]: () => told.work,
    [reserve]: () =>
      told.link instanceof Response ? told.link : { payment: told.work.securePayment, upiLink: told.link },
  };
  const server = fakeServer(answers);
  await loadTexts('secure-pay', 'payment', 'engagement');
  const Wrapper = makeWrapper();
  render(
    <Wrapper>
      <MemoryRouter>
        <Payment id={id} />
      </MemoryRouter>
    </Wrapper>,
  );
  return { told, server, reservations: () => server.of(reserve).length };
}

/** The link that pays, once it is there; the document of the tests cannot leave the page. */
async function reserveLink(): Promise<HTMLElement> {
  const link = await screen.findByRole('link', { name: 'Reserve ₹635.40' });
  link.addEventListener('click', (event) => event.preventDefault());
  return link;
}

describe('the page of a payment that is to be reserved', () => {
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
    resetMedia();
  });

  it('has the link of the payment app before the tap, which asks the server for nothing', async () => {
    const { reservations } = await open();
    const link = await reserveLink();
    expect(link).toHaveAttribute('href', LINK);
    const before = reservations();
    fireEvent.click(link);
    expect(reservations()).toBe(before);
    expect(screen.getByText(/this page shows it by itself/)).toBeVisible();
  });

  it('offers the code, Chrome and other apps three seconds after a tap that opened nothing', async () => {
    await open();
    const link = await reserveLink();
    jest.useFakeTimers();
    fireEvent.click(link);
    act(() => void jest.advanceTimersByTime(2900));
    expect(screen.queryByText('Did your UPI app not open?')).not.toBeInTheDocument();
    act(() => void jest.advanceTimersByTime(200));
    jest.useRealTimers();
    expect(screen.getByText('Did your UPI app not open?')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open in Chrome' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'PhonePe' })).toHaveAttribute('href', LINK.replace('upi:', 'phonepe:'));
    expect(await screen.findByRole('img', { name: 'QR code to reserve ₹635.40' })).toBeVisible();
  });

  it('offers nothing else when the payment app covered the page', async () => {
    await open();
    const link = await reserveLink();
    jest.useFakeTimers();
    fireEvent.click(link);
    hideForAMoment(() => {
      act(() => void jest.advanceTimersByTime(60_000));
      jest.useRealTimers();
    });
    expect(screen.queryByText('Did your UPI app not open?')).not.toBeInTheDocument();
  });

  it('asks the server again on return, and shows its response without opening the link', async () => {
    const { told, reservations } = await open();
    const link = await reserveLink();
    const opened = jest.fn();
    link.addEventListener('click', opened);
    const before = reservations();
    hideForAMoment(() => {
      told.work = { ...told.work, securePayment: aReservedPayment() };
    });
    expect(await screen.findByText('₹600 reserved for Manju K.')).toBeVisible();
    expect(reservations()).toBe(before + 1);
    expect(opened).not.toHaveBeenCalled();
  });

  it('withdraws the link when the time to pay is over, and asks for none until the employer wants it', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { told, reservations } = await open();
    await reserveLink();
    const before = reservations();
    told.work = { ...told.work, securePayment: aSecurePayment({ state: 'not_reserved' }) };
    await act(() => jest.advanceTimersByTimeAsync(LOOK_MS));
    expect(await screen.findByRole('button', { name: 'Reserve it now' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Reserve ₹635.40' })).not.toBeInTheDocument();
    hideForAMoment(() => undefined);
    await act(() => jest.advanceTimersByTimeAsync(LOOK_MS));
    expect(reservations()).toBe(before);
  });

  it('asks for the link of the next try when the last one failed meanwhile', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { told, reservations } = await open();
    await reserveLink();
    const before = reservations();
    told.work = { ...told.work, securePayment: aSecurePayment({ failedOnce: true }) };
    await act(() => jest.advanceTimersByTimeAsync(LOOK_MS));
    expect(await screen.findByText(/did not go through/)).toBeVisible();
    expect(reservations()).toBe(before + 1);
  });

  it('shows that the last try failed and retains the ways to pay', async () => {
    await open({ securePayment: aSecurePayment({ failedOnce: true }) });
    expect(await reserveLink()).toBeVisible();
    expect(screen.getByText(/did not go through/)).toBeVisible();
    expect(document.body).not.toHaveTextContent(/cancelled/i);
  });

  it('waits for a link that the provider is still making', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { told } = await open({}, null);
    expect(await screen.findByRole('button', { name: 'Getting the payment ready…' })).toBeDisabled();
    told.link = LINK;
    await act(() => jest.advanceTimersByTimeAsync(2500));
    expect(await reserveLink()).toBeVisible();
  });

  it('shows that a link is late, and the link as soon as the provider has created it', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { told } = await open({}, null);
    await screen.findByRole('button', { name: 'Getting the payment ready…' });
    for (let question = 0; question < 5; question++) await act(() => jest.advanceTimersByTimeAsync(2500));
    expect(screen.getByText('The payment is not ready yet. Please try again.')).toBeVisible();
    told.link = LINK;
    await act(() => jest.advanceTimersByTimeAsync(10_500));
    expect(await reserveLink()).toBeVisible();
  });

  it('shows why there is no link, with the way to try again', async () => {
    const { told } = await open({}, problem(409, 'Secure Pay is not available at the moment.'));
    expect(await screen.findByText('Secure Pay is not available at the moment.')).toBeVisible();
    told.link = LINK;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await reserveLink()).toBeVisible();
  });

  it('shows the code at once on a desktop', async () => {
    await open({}, LINK, 'desktop');
    expect(await screen.findByRole('img', { name: 'QR code to reserve ₹635.40' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Reserve ₹635.40' })).not.toBeInTheDocument();
  });

  it('states the price and the cost of a late cancellation before the tap', async () => {
    await open();
    await reserveLink();
    expect(screen.getByText('GST on our fee (18%)').parentElement).toHaveTextContent('₹5.40');
    expect(screen.getByText(/cancel later than that: the worker gets ₹300/)).toBeVisible();
    expect(screen.getByText(/send them away: the worker gets ₹600/)).toBeVisible();
  });

  it('reserves late payments only when the employer asks for it', async () => {
    const { told, reservations } = await open({ securePayment: aSecurePayment({ state: 'not_reserved' }) });
    const late = await screen.findByRole('button', { name: 'Reserve it now' });
    expect(reservations()).toBe(0);
    told.work = { ...told.work, securePayment: aSecurePayment() };
    fireEvent.click(late);
    expect(await reserveLink()).toBeVisible();
  });
});

describe('the page of a payment that needs nothing', () => {
  afterEach(resetMedia);

  it.each([
    ['employer', aReservedPayment(), '₹600 reserved for Manju K.'],
    ['worker', aReservedPayment({ price: null }), '₹600 reserved'],
    ['worker', aSecurePayment({ price: null }), '₹600 not reserved yet'],
    [
      'employer',
      aSecurePayment({ state: 'returning', toEmployer: '63540', toWorker: '0' }),
      '₹635.40 is on its way back to you',
    ],
  ] as const)('shows the %s its state and requests no link', async (side, securePayment, title) => {
    const { reservations } = await open({ side, securePayment });
    expect(await screen.findByText(title)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('link', { name: 'Open this work' })).toBeVisible());
    expect(reservations()).toBe(0);
  });

  it.each([
    ['has paid it', aReservedPayment(), {}, ['You paid']],
    ['never reserved it', aSecurePayment({ state: 'called_off' }), { status: 'cancelled' }, []],
    ['pays the worker directly', aSecurePayment({ state: 'not_reserved' }), { status: 'done' }, []],
  ] as const)('states no price to pay after the employer %s', async (_case, securePayment, changes, totals) => {
    await open({ side: 'employer', securePayment, ...changes });
    await screen.findByRole('link', { name: 'Open this work' });
    expect(screen.queryAllByText(/^You pa(y|id)$/).map(({ textContent }) => textContent)).toEqual(totals);
  });

  it('names the practice money', async () => {
    await open({ securePayment: aReservedPayment({ practice: true, partner: null }) });
    expect(await screen.findByText(/Practice money/)).toBeVisible();
    expect(screen.getByText(/Held by Practice Bank/)).toBeVisible();
  });

  it('divides a late cancellation between worker and employer', async () => {
    const split = { state: 'on_the_way', toWorker: '30000', toEmployer: '31770', expectedOn: '2026-12-01' } as const;
    await open({ status: 'cancelled', securePayment: aSecurePayment(split) });
    expect(await screen.findByText('₹300 is on its way to Manju K.')).toBeVisible();
    expect(screen.getByText('₹317.70 comes back to you.')).toBeVisible();
  });

  it('states that work with direct pay has no payment here', async () => {
    await open({ securePayment: undefined });
    expect(await screen.findByText('This work is not paid with Secure Pay.')).toBeVisible();
  });
});
