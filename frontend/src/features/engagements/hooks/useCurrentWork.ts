import { engagementsApi } from '../../../shared/instant-work/engagements-api';

/** The work that a worker has accepted and that is not over. */
export const useCurrentWork = () => engagementsApi.useListEngagementsQuery({ side: 'worker', state: 'current' });
