import { api } from '@nukkad/api-client/generated/api.gen';

const WHATSAPP_SETTINGS = 'WhatsAppSettings';

/** Calls for the choice of WhatsApp. */
export const whatsAppApi = api.enhanceEndpoints({
  addTagTypes: [WHATSAPP_SETTINGS],
  endpoints: {
    getWhatsAppSettings: { providesTags: [WHATSAPP_SETTINGS] },
    chooseWhatsApp: { invalidatesTags: [WHATSAPP_SETTINGS] },
    leaveWhatsApp: { invalidatesTags: [WHATSAPP_SETTINGS] },
  },
});
