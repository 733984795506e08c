import { engagementsApi } from '../../../../entities/engagement/engagements-api';

/** Returns a worker's accepted work that is not closed. */
export const useCurrentWork = () => engagementsApi.useListEngagementsQuery({ side: 'worker', state: 'current' });
