import { FONT_RULES } from './auth-page.fonts.js';

/** The style sheet of server-made pages: phones first, with the product's colours, fonts and both colour schemes. */
export const AUTH_PAGE_STYLE = `${FONT_RULES}
:root {
  color-scheme: light dark;
  --ground: #fbf8f3; --paper: #ffffff; --ink: #1c2321; --ink-soft: #4b5550; --hairline: #e4dccb; --field: #737d77;
  --primary: #0b4f4a; --button: #0b4f4a; --button-strong: #0f6159; --on-button: #ffffff; --tint: #dfece8; --error: #9c2318; --accent: #f2a413;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #0f1513; --paper: #1a2220; --ink: #f1ece2; --ink-soft: #bcc6c0; --hairline: #2b3632; --field: #87938c;
    --primary: #86d6ca; --button: #0e4540; --button-strong: #15564f; --on-button: #f6f2ea; --tint: #1b3934; --error: #ffa598; --accent: #f5b43a;
  }
}
* { box-sizing: border-box; }
html { font: 100%/1.5 "Anek Latin", "Anek Devanagari", "Anek Kannada", system-ui, sans-serif; }
:lang(hi) { font-family: "Anek Devanagari", "Anek Latin", "Noto Sans Devanagari", system-ui, sans-serif; line-height: 1.65; }
:lang(kn) { font-family: "Anek Kannada", "Anek Latin", "Noto Sans Kannada", system-ui, sans-serif; line-height: 1.65; }
body { margin: 0; min-height: 100vh; background: var(--ground); color: var(--ink); overflow-wrap: anywhere; }
header { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 8px; padding: 8px 16px; border-bottom: 1px solid var(--hairline); }
main { width: 100%; max-width: 28rem; margin: 0 auto; padding: 24px 16px 48px; }
h1 { margin: 0 0 8px; font-size: 1.75rem; line-height: 1.25; font-weight: 650; }
h2 { margin: 0 0 8px; font-size: 1.125rem; }
:lang(hi) h1, :lang(kn) h1 { line-height: 1.4; }
p { margin: 0 0 16px; }
form { margin: 0; }
.brand { display: inline-flex; align-items: center; min-height: 48px; padding: 0 4px; font-size: 1.25rem; font-weight: 700; color: var(--primary); text-decoration: none; border-bottom: 3px solid var(--accent); }
.soft { color: var(--ink-soft); }
.card { margin-top: 16px; padding: 16px; background: var(--paper); border: 1px solid var(--hairline); border-radius: 12px; }
label { display: block; margin: 0 0 4px; font-weight: 600; }
input { display: block; width: 100%; min-height: 56px; margin: 0 0 16px; padding: 8px 16px; font: inherit; color: inherit; background: var(--ground); border: 1px solid var(--field); border-radius: 12px; }
input[aria-invalid="true"] { border: 2px solid var(--error); }
.show { gap: 12px; margin: -12px 0 12px -12px; }
.show::before { content: ""; flex: none; width: 44px; height: 26px; border: 2px solid var(--field); border-radius: 13px; background: radial-gradient(circle at 11px 50%, var(--field) 7px, transparent 7.5px); }
.show[aria-checked="true"]::before { border-color: var(--primary); background: radial-gradient(circle at 29px 50%, var(--ground) 7px, transparent 7.5px) var(--primary); }
.quiet.keys { margin: -12px 0 8px -12px; color: var(--primary); }
.or { display: flex; align-items: center; gap: 12px; margin: 16px 0; color: var(--ink-soft); }
.or::before, .or::after { content: ""; flex: 1; border-top: 1px solid var(--hairline); }
.unseen { position: absolute; width: 1px; min-width: 0; height: 1px; min-height: 0; padding: 0; border: 0; overflow: hidden; clip-path: inset(50%); }
.code { font-size: 1.5rem; letter-spacing: 0.3em; font-variant-numeric: tabular-nums; }
button, .button { display: inline-flex; align-items: center; justify-content: center; min-height: 48px; min-width: 48px; padding: 8px 20px; font: inherit; font-weight: 600; color: var(--on-button); background: var(--button); border: 1px solid var(--button); border-radius: 12px; text-decoration: none; cursor: pointer; }
button:hover, .button:hover { background: var(--button-strong); }
.wide { width: 100%; min-height: 56px; }
.second { color: var(--primary); background: none; border-color: var(--primary); }
.second:hover { background: var(--tint); }
.quiet { color: var(--ink); background: none; border-color: transparent; font-weight: 500; padding: 8px 12px; }
.quiet:hover { background: var(--tint); }
.again { margin: 12px 0 0 -12px; color: var(--primary); font-weight: 600; }
.quiet[aria-pressed="true"] { border-color: var(--field); font-weight: 700; }
.part { margin-top: 24px; }
h3 { margin: 0 0 4px; font-size: 1.0625rem; }
.card p { margin: 0 0 8px; }
.actions { display: flex; flex-wrap: wrap; gap: 8px; margin: 8px 0 0; }
.languages { display: flex; flex-wrap: wrap; gap: 4px; }
.link { display: inline-flex; align-items: center; min-height: 48px; color: var(--primary); font-weight: 600; text-underline-offset: 0.2em; }
.error { padding: 12px 16px; color: var(--error); background: var(--paper); border: 1px solid currentColor; border-radius: 12px; font-weight: 600; }
.notice { padding: 12px 16px; background: var(--tint); border-radius: 12px; }
dl { margin: 0; }
dt { margin-top: 12px; font-weight: 600; }
dd { margin: 0; font-variant-numeric: tabular-nums; }
:focus-visible { outline: 3px solid var(--primary); outline-offset: 2px; }
@media (min-width: 48rem) { header { padding: 8px 32px; } main { padding-top: 56px; } .card { padding: 24px; } }
`;
