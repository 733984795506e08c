import { engagementsApi } from '../../../shared/instant-work/engagements-api';

/** Returns a worker's accepted work that is not closed. */
export const useCurrentWork = () => engagementsApi.useListEngagementsQuery({ side: 'worker', state: 'current' });
