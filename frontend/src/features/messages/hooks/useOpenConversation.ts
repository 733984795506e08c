import { useNamedOverlay } from '../../../shared/overlay/useNamedOverlay';

/** The conversation that the address names, so that a link opens it and going back closes it. */
export const useOpenConversation = () => useNamedOverlay('conversation');
