import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { RouteLink } from '../../../shared/ui/RouteLink';
import { toPaper } from '../paper-paths';
import { papersApi } from '../papers-api';

/** Links to the user's papers about one engagement; empty if there are none. Needs the texts `paper`. */
export function PapersOfWork({ engagementId }: { engagementId: string }) {
  const { t } = useTranslation('paper');
  const { data } = papersApi.usePagePapersInfiniteQuery({ engagementId });
  const papers = data?.pages.flatMap(({ items }) => items) ?? [];
  if (papers.length === 0) return null;
  return (
    <Box component="section" aria-label={t('title')} sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
      <Typography variant="h3" component="h2">
        {t('title')}
      </Typography>
      {papers.map(({ id, kind, number }) => (
        <RouteLink key={id} to={toPaper(id)}>
          {t('named', { kind: t(`kind.${kind}`), number })}
        </RouteLink>
      ))}
    </Box>
  );
}
