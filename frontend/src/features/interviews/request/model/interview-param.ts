/** The parameter of the address that opens the dialog: at its first step, or at the second for a kind of work. */
export const INTERVIEW_PARAM = 'ask';
export const KIND = 'kind';
