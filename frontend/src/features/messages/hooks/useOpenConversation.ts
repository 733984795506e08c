import { useOverlayParam } from '../../../shared/overlay/useOverlayParam';

/** The conversation that the address names, so that a link opens it and going back closes it. */
export const useOpenConversation = () => useOverlayParam('conversation');
