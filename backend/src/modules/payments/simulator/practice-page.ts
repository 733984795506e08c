import { formatPaise } from '@nukkad/contract/money/format-paise';
import type { PracticeEvent } from '@nukkad/contract/payments/practice-payments';
import { BRAND } from '@nukkad/contract/platform/brand';
import { LANGUAGE_NAMES, LANGUAGES, LOCALES, type Language } from '@nukkad/contract/languages';
import { html, type Markup } from '../../../common/http/markup.js';
import { PAGE_STYLE_PATH } from '../../../common/http/page-style.js';
import { translate } from '../../../common/i18n/translate.js';
import type { SimulatedAccount, SimulatedOrder, SimulatedState } from './simulated-state.js';
import { COOLING_SECONDS } from './simulated-transfers.js';
import { DAY_SECONDS, HOUR_SECONDS } from './simulated-world.js';

const PAYER_BUTTONS = ['ok', 'fail', 'failthenok', 'cancel'] as const;
const CLOCK_BUTTONS = { hour: HOUR_SECONDS, day: DAY_SECONDS, week: 7 * DAY_SECONDS } as const;
/** Number of objects of each kind on the page, newest first. */
const SHOWN = 20;
const ACCOUNT_EVENTS = {
  ...{ accountActive: 'activated', accountUnclear: 'needs_clarification', accountStopped: 'suspended' },
} as const satisfies Partial<Record<PracticeEvent, SimulatedAccount['status']>>;

export type PracticeView = { now: number } & Pick<
  SimulatedState,
  'orders' | 'payments' | 'transfers' | 'refundsById' | 'disputes' | 'accounts' | 'delivery' | 'webhooksOff'
>;

type Text = (key: string, params?: Record<string, string>) => string;
type Button = (label: string, query: Record<string, string>, look?: string) => Markup;

const newest = <T extends { created_at: number }>(objects: Record<string, T>): T[] =>
  Object.values(objects)
    .sort((one, other) => other.created_at - one.created_at)
    .slice(0, SHOWN);
const money = (paise: number): { amount: string } => ({ amount: formatPaise(BigInt(paise)) });

/**
 * Returns the state of a paid order: a line for each transfer, refund and dispute, with the possible actions of a bank.
 */
function paidLines(
  view: PracticeView,
  order: SimulatedOrder,
  text: Text,
): { lines: string[]; events: [PracticeEvent, string][] } {
  const payments = Object.values(view.payments).filter((payment) => payment.order_id === order.id);
  const isOfOrder = (one: { payment_id: string }): boolean => payments.some(({ id }) => id === one.payment_id);
  const transfers = Object.values(view.transfers).filter(({ order_id }) => order_id === order.id);
  const refunds = Object.values(view.refundsById).filter(isOfOrder);
  const disputes = Object.values(view.disputes).filter(isOfOrder);
  const captured = payments.find(({ captured_at: at }) => at !== null);
  const openDispute = disputes.find(({ status }) => status === 'open' || status === 'under_review');
  const settled = transfers.find((one) => one.settlement_status === 'settled');
  const returned = transfers.find((one) => one.settlement_status === 'failed');
  const refunded = refunds.find(({ status }) => status === 'processed');
  const events: [PracticeEvent, string | undefined][] = [
    ['wageReturned', settled?.id],
    ['wageSentAgain', returned?.id],
    ['refundReturned', refunded?.id],
    ['dispute', openDispute ? undefined : captured?.id],
    ['disputeWon', openDispute?.id],
    ['disputeLost', openDispute?.id],
  ];
  return {
    lines: [
      ...transfers
        .filter(({ amount, amount_reversed: reversed }) => amount > reversed)
        .map((one) => text(`transfer.${one.settlement_status ?? 'none'}`, money(one.amount - one.amount_reversed))),
      ...refunds.map((refund) => text(`refund.${refund.status}`, money(refund.amount))),
      ...disputes.map(({ status, amount }) =>
        text(`dispute.${status === 'won' || status === 'lost' ? status : 'open'}`, money(amount)),
      ),
    ],
    events: events.filter((event): event is [PracticeEvent, string] => event[1] !== undefined),
  };
}

function orderCard(view: PracticeView, order: SimulatedOrder, text: Text, button: Button): Markup {
  const { lines, events } = paidLines(view, order, text);
  const buttons =
    order.status === 'paid'
      ? events.map(([event, object]) => button(text(`event.${event}`), { event, object }, 'second'))
      : PAYER_BUTTONS.map((payer) => button(text(payer), { order: order.id, payer }, payer === 'ok' ? '' : 'second'));
  return html`<article class="card">
    <h3>${text('order', money(order.amount))}</h3>
    <p><strong>${text(order.status)}</strong></p>
    ${lines.map((line) => html`<p>${line}</p>`)}
    <p class="soft"><small>${order.receipt}</small></p>
    <div class="actions">${buttons}</div>
  </article>`;
}

function accountCard(account: SimulatedAccount, now: number, text: Text, button: Button): Markup {
  const changes = Object.entries(ACCOUNT_EVENTS)
    .filter(([, status]) => status !== account.status)
    .map(([event]) => event);
  const isNew = account.created_at + COOLING_SECONDS > now;
  const buttons = [...changes, ...(isNew ? ['accountAged'] : [])].map((event) =>
    button(text(`event.${event}`), { event, object: account.id }, 'second'),
  );
  return html`<div class="card">
    <h3>${account.legal_business_name ?? account.email}</h3>
    <p><strong>${text(`account.${account.status}`)}</strong></p>
    <div class="actions">${buttons}</div>
  </div>`;
}

function eventSection(view: PracticeView, text: Text, button: Button): Markup {
  const state = view.webhooksOff ? 'off' : view.delivery === 'lost' ? 'lost' : 'sent';
  const event: PracticeEvent = state === 'sent' ? 'eventsLost' : 'eventsSent';
  return html`<section class="card">
    <h2>${text('events')}</h2>
    <p>${text(`eventsAre.${state}`)}</p>
    <div class="actions">
      ${button(text(`event.${event}`), { event }, 'second')}${button(text('event.secretChanged'), { event: 'secretChanged' }, 'second')}
    </div>
  </section>`;
}

/** A page that plays the payment app and the banks; it needs no script. */
export function practicePage(language: Language, view: PracticeView): string {
  const text: Text = (key, params = {}) => translate(language, `payments:practice.${key}`, params);
  const button: Button = (label, query, look = '') =>
    html`<form method="post" action="/dev/payments/act?${new URLSearchParams({ lang: language, ...query }).toString()}">
      <button class="${look}">${label}</button>
    </form>`;
  const languages = LANGUAGES.map(
    (one) =>
      html`<a
        class="button quiet"
        href="/dev/payments?lang=${one}"
        lang="${one}"
        hreflang="${one}"
        aria-current="${String(one === language)}"
        >${LANGUAGE_NAMES[one]}</a
      >`,
  );
  const now = new Date(view.now * 1000);
  const time = now.toLocaleString(LOCALES[language], {
    ...({ timeZone: 'Asia/Kolkata', dateStyle: 'full', timeStyle: 'short' } as const),
  });
  const orders = newest(view.orders).map((order) => orderCard(view, order, text, button));
  const accounts = newest(view.accounts).map((account) => accountCard(account, view.now, text, button));
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>${BRAND}: ${text('title')}</title>
        <link rel="stylesheet" href="${PAGE_STYLE_PATH}" />
      </head>
      <body>
        <header>
          <a class="brand" href="/">${BRAND}</a>
          <nav class="languages">${languages}</nav>
        </header>
        <main>
          <h1>${text('title')}</h1>
          <p class="notice"><strong>${text('notice')}</strong></p>
          <p>${text('explained')}</p>
          <section>
            <h2>${text('payments')}</h2>
            ${orders.length > 0 ? orders : html`<p>${text('none')}</p>`}
          </section>
          <section class="card">
            <h2>${text('clock')}</h2>
            <p><time datetime="${now.toISOString()}">${time}</time></p>
            <div class="actions">
              ${Object.entries(CLOCK_BUTTONS).map(([key, seconds]) => button(text(key), { seconds: String(seconds) }, 'second'))}
            </div>
          </section>
          <section class="part">
            <h2>${text('accounts')}</h2>
            ${accounts.length > 0 ? accounts : html`<p>${text('noAccount')}</p>`}
          </section>
          ${eventSection(view, text, button)}
        </main>
      </body>
    </html>`.text;
}
