import type { OutboxMessage } from '@nukkad/domain/operations';
import { html } from '../http/markup.js';

/** A plain page of kept messages for developers; it needs no script and no style. */
export function outboxPage(product: string, messages: OutboxMessage[]): string {
  const items = messages.map(
    (message) =>
      html`<article>
          <h2>${message.subject || message.channel}</h2>
          <p>${message.channel} · ${message.to} · <time>${message.createdAt}</time></p>
          <pre>${message.text}</pre>
        </article>
        <hr />`,
  );
  const none = html`<p>Nothing was sent yet.</p>`;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${product}: development outbox</title>
      </head>
      <body>
        <main>
          <h1>Development outbox</h1>
          ${items.length > 0 ? items : none}
        </main>
      </body>
    </html>`.text;
}
