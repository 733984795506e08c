import type { OutboxMessage } from '@nukkad/contract/platform/operations';
import { html } from '../http/markup.js';

/** Returns a plain page of the stored messages for developers, without scripts and styles. */
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
