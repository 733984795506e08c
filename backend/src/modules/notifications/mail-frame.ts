import { BRAND } from '@nukkad/contract/platform/brand';
import { html, Markup } from '../../common/http/markup.js';
import { hasText, translate } from '../../common/i18n/translate.js';
import type { OutgoingMessage } from './message-channel.js';

/** Colours of the product in both schemes. Mail programs without support for schemes show the light one. */
const STYLE = `
:root { color-scheme: light dark; }
body { margin: 0; background: #fbf8f3; color: #1c2321; font: 16px/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
:lang(hi), :lang(kn) { line-height: 1.65; }
main { max-width: 32rem; margin: 0 auto; padding: 16px 16px 32px; }
p { margin: 0 0 16px; }
.brand { font-size: 20px; font-weight: 700; color: #0b4f4a; }
.button { display: inline-block; padding: 12px 20px; font-weight: 600; color: #ffffff; background: #0b4f4a; border-radius: 12px; text-decoration: none; }
.soft { font-size: 14px; color: #4b5550; }
@media (prefers-color-scheme: dark) {
  body { background: #0f1513; color: #f1ece2; }
  .brand { color: #86d6ca; }
  .button { color: #0f1513; background: #86d6ca; }
  .soft { color: #bcc6c0; }
}`;

/** Lines of one paragraph. */
const lines = (paragraph: string): Markup[] =>
  paragraph.split('\n').map((line, index) => (index === 0 ? html`${line}` : html`<br />${line}`));

/** Returns the subject of a mail, and the mail itself as plain text and as HTML, in the language of its reader. */
export function mailFrame(message: OutgoingMessage): { subject: string; text: string; html: string } {
  const { language, text, words, addresses, reason } = message;
  const own = (part: string): string => translate(language, `${text}.${part}`, words);
  const frame = (part: string, params = words): string => translate(language, `notifications:mail.${part}`, params);
  const isToAccount = reason !== 'request';
  const greeting = isToAccount ? [frame('greeting')] : [];
  const signature = isToAccount ? [frame('signature')] : [];
  const action = hasText(`${text}.action`) ? own('action') : null;
  const opened = action === null ? [] : addresses;
  const said = [...greeting, own('body'), ...message.paragraphs];
  const links = opened.map((address) => frame('link', { action: action ?? '', address }));
  const subject = own('subject');
  return {
    subject,
    text: [...said, ...(links.length > 0 ? [links.join('\n')] : []), ...signature].join('\n\n'),
    html: page(message, {
      title: subject,
      paragraphs: said.flatMap((paragraph) => paragraph.split(/\n{2,}/)),
      buttons: opened.map((address) => html`<p><a class="button" href="${address}">${action}</a></p>`),
      signature,
      why: isToAccount ? [frame('why'), ...(reason === 'news' ? [frame('choice')] : [])].join(' ') : null,
    }),
  };
}

interface Page {
  title: string;
  paragraphs: readonly string[];
  buttons: readonly Markup[];
  signature: readonly string[];
  why: string | null;
}

/** The single template of all mails: it loads no external resources. */
function page({ language }: OutgoingMessage, { title, paragraphs, buttons, signature, why }: Page): string {
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${title}</title>
        <style>
          ${new Markup(STYLE)}
        </style>
      </head>
      <body>
        <main>
          <p class="brand">${BRAND}</p>
          ${paragraphs.map((paragraph) => html`<p>${lines(paragraph)}</p>`)} ${buttons}
          ${signature.map((line) => html`<p>${line}</p>`)} ${why === null ? null : html`<p class="soft">${why}</p>`}
        </main>
      </body>
    </html>`.text;
}
