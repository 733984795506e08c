import { BRAND } from '@nukkad/contract/platform/brand';
import { PRACTICE_STATES } from '@nukkad/contract/messages/whatsapp';
import type { OutboxMessageEntity } from '../../../common/delivery/entities/outbox-message.entity.js';
import { html, type Markup } from '../../../common/http/markup.js';
import { PAGE_STYLE_PATH } from '../../../common/http/page-style.js';

const button = (label: string, query: Record<string, string>): Markup =>
  html`<form method="post" action="/dev/whatsapp/act?${new URLSearchParams(query).toString()}">
    <button class="second">${label}</button>
  </form>`;

/** Returns a page of the messages that the simulated service accepted, with the actions of their phones; it needs no script. */
export function practiceWhatsAppPage(messages: readonly OutboxMessageEntity[]): string {
  const items = messages.map(({ key, recipient, text, buttons, createdAt }) => {
    const from = recipient.replace(/^\+/, '');
    return html`<article class="card">
      <h2>${recipient}</h2>
      <p><time datetime="${createdAt.toISOString()}">${createdAt.toISOString()}</time></p>
      <p style="white-space: pre-line">${text}</p>
      <div class="actions">
        ${(buttons ?? []).map(({ label, payload }) => button(label, { from, press: payload }))}
        ${PRACTICE_STATES.map((state) => button(state, { key, state }))}
        ${['STOP', 'START'].map((answer) => button(answer, { from, text: answer }))}
      </div>
    </article>`;
  });
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${BRAND}: simulated WhatsApp</title>
        <link rel="stylesheet" href="${PAGE_STYLE_PATH}" />
      </head>
      <body>
        <main>
          <h1>Simulated WhatsApp</h1>
          <p class="notice">No message leaves this server. The buttons play the phone of the reader.</p>
          ${items.length > 0 ? items : html`<p>Nothing was sent yet.</p>`}
        </main>
      </body>
    </html>`.text;
}
