import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { engagementsApi } from '../../../../entities/engagement/engagements-api';
import { SkeletonBlock } from '../../../../shared/ui/SkeletonBlock';
import { CLEAR_OF_TOASTS } from '../../../../shared/ui/toast/clear-of-toasts';

/** The four digits that the worker shows to the employer, large enough to be read across a counter. */
export function WorkCodeFigure({ id }: { id: string }) {
  const { t } = useTranslation('instant-work/engagements');
  const { data, isError } = engagementsApi.useGetWorkCodeQuery({ id });
  if (isError) return null;
  return (
    <Box
      {...CLEAR_OF_TOASTS}
      sx={{ display: 'grid', justifyItems: 'center', p: 2, borderRadius: '14px', bgcolor: 'primary.tint' }}
    >
      <Box sx={{ fontWeight: 600, textAlign: 'center' }}>{t(`code.${data?.phase ?? 'start'}`)}</Box>
      {data ? (
        <Box
          component="output"
          aria-label={t('code.label', { code: [...data.code].join(' ') })}
          translate="no"
          sx={{
            typography: 'payLarge',
            fontSize: '2.75rem',
            lineHeight: 1.2,
            letterSpacing: '0.14em',
            mr: '-0.14em',
            color: 'primary.text',
          }}
        >
          {data.code}
        </Box>
      ) : (
        <SkeletonBlock width={180} height={70} />
      )}
    </Box>
  );
}
