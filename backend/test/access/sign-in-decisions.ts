/**
 * Decision for an operation on the own account: it requires a recent sign-in always, or only for a body that changes the
 * address or number; it takes a proof of its own (the password or a code); or it is not sensitive.
 */
export type SignInDecision = 'recent sign-in' | 'recent sign-in for a change' | 'own proof' | 'not sensitive';

/** Decision for each operation below `/api/user`. An operation without a row fails, and so does a row without an operation. */
export const SIGN_IN_DECISIONS: Record<string, SignInDecision> = {
  exportPersonalData: 'recent sign-in',
  revokeSession: 'recent sign-in',
  revokeOtherSessions: 'recent sign-in',
  updateUpi: 'recent sign-in',
  // the change of a new address or number begins here, and ends with its code
  updateProfile: 'recent sign-in for a change',

  changePassword: 'own proof',
  deleteAccount: 'own proof',
  confirmContactChange: 'own proof',
  offerJoining: 'own proof',
  joinAccounts: 'own proof', // within minutes after that of the offer

  sendContactCode: 'not sensitive',
  cancelContactChange: 'not sensitive',
  sendJoiningCode: 'not sensitive',
  sendDeletionCode: 'not sensitive',
  undoAccountDeletion: 'not sensitive',
  listSessions: 'not sensitive',
  addRole: 'not sensitive',
  setName: 'not sensitive',
  updateWorkPreferences: 'not sensitive',
  updateAddress: 'not sensitive',
  updateBilling: 'not sensitive',
  updateNotificationPreferences: 'not sensitive',
  setAvatar: 'not sensitive',
  removeAvatar: 'not sensitive',
  getSuggestedKinds: 'not sensitive',
  updateAvailability: 'not sensitive',
  getSuspension: 'not sensitive',
  appealSuspension: 'not sensitive',
  getUpi: 'not sensitive',
  getReliability: 'not sensitive',
  listStatement: 'not sensitive',
  getPayoutAccount: 'not sensitive',
  submitPayoutAccount: 'not sensitive', // it takes no details: the provider asks for them on its own pages
  listPapers: 'not sensitive',
  getYearlyPay: 'not sensitive',
  getTaxDetails: 'not sensitive',
  updateTaxDetails: 'not sensitive',
};
