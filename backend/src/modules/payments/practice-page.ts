import { formatPaise } from '@nukkad/contract/money/format-paise';
import { BRAND } from '@nukkad/domain/brand';
import { LANGUAGES, type Language } from '@nukkad/domain/languages';
import { html, type Markup } from '../../common/http/markup.js';
import { translate } from '../../common/i18n/translate.js';
import type { SimulatedOrder } from './simulator/simulated-state.js';
import { DAY_SECONDS, HOUR_SECONDS } from './simulator/simulated-world.js';

const PAYER_BUTTONS = ['ok', 'fail', 'failthenok', 'cancel'] as const;
const CLOCK_BUTTONS = { hour: HOUR_SECONDS, day: DAY_SECONDS, week: 7 * DAY_SECONDS } as const;
const OWN_NAMES: Record<Language, string> = { en: 'English', hi: 'हिन्दी', kn: 'ಕನ್ನಡ' };

interface PracticeView {
  /** Seconds since 1970 of the simulated bank. */
  now: number;
  orders: SimulatedOrder[];
}

/** A plain page that plays the payment app; it needs no script and no style. */
export function practicePage(language: Language, { now, orders }: PracticeView): string {
  const text = (key: string, params: Record<string, string> = {}): string =>
    translate(language, `payments:practice.${key}`, params);
  const button = (label: string, query: Record<string, string>): Markup =>
    html`<form method="post" action="/dev/payments/act?${new URLSearchParams({ lang: language, ...query }).toString()}">
      <button>${label}</button>
    </form>`;
  const languages = LANGUAGES.map(
    (one) => html`<a href="/dev/payments?lang=${one}" lang="${one}" hreflang="${one}">${OWN_NAMES[one]}</a> `,
  );
  const items = orders
    .sort((one, other) => other.created_at - one.created_at)
    .map(
      (order) =>
        html`<article>
          <h2>${text('order', { amount: formatPaise(BigInt(order.amount)) })}</h2>
          <p>${text('state')}: ${text(order.status)} · ${order.receipt}</p>
          ${
            order.status === 'paid'
              ? null
              : PAYER_BUTTONS.map((payer) => button(text(payer), { order: order.id, payer }))
          }
        </article>`,
    );
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${BRAND}: ${text('title')}</title>
      </head>
      <body>
        <main>
          <nav>${languages}</nav>
          <h1>${text('title')}</h1>
          <p><strong>${text('notice')}</strong></p>
          <p>${text('explained')}</p>
          <h2>${text('clock')}</h2>
          <p><time>${new Date(now * 1000).toISOString()}</time></p>
          ${Object.entries(CLOCK_BUTTONS).map(([key, seconds]) => button(text(key), { seconds: String(seconds) }))}
          ${items.length > 0 ? items : html`<p>${text('none')}</p>`}
        </main>
      </body>
    </html>`.text;
}
