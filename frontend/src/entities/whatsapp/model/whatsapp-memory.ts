const ASKED_KEY = 'nukkad-whatsapp-asked';

/** The account that was asked about WhatsApp in this browser. */
export const whatsAppMemory = {
  /** Without storage the account counts as asked. */
  wasAsked(account: string): boolean {
    try {
      return localStorage.getItem(ASKED_KEY) === account;
    } catch {
      return true;
    }
  },
  markAsked(account: string): void {
    try {
      localStorage.setItem(ASKED_KEY, account);
    } catch {
      // the account counts as asked
    }
  },
  forgetAsked(): void {
    try {
      localStorage.removeItem(ASKED_KEY);
    } catch {
      // nothing is stored
    }
  },
};
