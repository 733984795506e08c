/**
 * The script of the sign-in pages, for recent browsers. Without it all steps work with their buttons. On a phone the
 * first field opens the number keyboard, and a button changes it; a password can be shown; a complete code is submitted
 * at once, whether it was typed, suggested by the keyboard or read from its text (WebOTP).
 */
export const SIGN_IN_SCRIPT = String.raw`'use strict';
(() => {
  const find = (id) => document.getElementById(id);

  const login = find('login');
  if (login && matchMedia('(pointer: coarse)').matches) {
    const keys = document.createElement('button');
    const change = (numbers) => {
      login.inputMode = numbers ? 'tel' : 'email';
      login.autocomplete = numbers ? 'tel' : 'username';
      keys.textContent = numbers ? login.dataset.letters : login.dataset.number;
    };
    keys.type = 'button';
    keys.className = 'quiet keys';
    keys.addEventListener('click', () => {
      change(login.inputMode !== 'tel');
      login.focus();
    });
    change(!/[^\p{Nd}\s+()-]/u.test(login.value));
    login.after(keys);
  }

  const password = find('password');
  if (password) {
    const show = document.createElement('button');
    show.type = 'button';
    show.className = 'quiet show';
    show.setAttribute('role', 'switch');
    show.setAttribute('aria-checked', 'false');
    show.textContent = password.dataset.show;
    show.addEventListener('click', () => {
      const hidden = password.type === 'password';
      password.type = hidden ? 'text' : 'password';
      show.setAttribute('aria-checked', String(hidden));
    });
    password.after(show);
    password.form.addEventListener('submit', () => { password.type = 'password'; });
  }

  const code = find('code');
  if (code) {
    const digits = Number(code.dataset.length);
    let sent = false;
    const check = () => {
      const typed = code.value.match(/\p{Nd}/gu) ?? [];
      if (sent || typed.length !== digits) return;
      sent = true;
      code.form.requestSubmit();
    };
    code.addEventListener('input', check);
    addEventListener('pageshow', () => { sent = false; });
    if ('texted' in code.dataset && 'OTPCredential' in window) {
      const stop = new AbortController();
      code.form.addEventListener('submit', () => stop.abort());
      navigator.credentials.get({ otp: { transport: ['sms'] }, signal: stop.signal }).then(
        (given) => {
          if (!given) return;
          code.value = given.code;
          check();
        },
        () => undefined, // it was not allowed, or the code was typed
      );
    }
  }
})();
`;
