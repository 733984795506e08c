/** Opens the question about notifications on this device (`push-offer.ts`), the code of which is loaded for it. */
export const askForPush = (account: string): void =>
  void import('./push-offer').then(({ pushOffer }) => pushOffer.ask(account)).catch(console.error);
