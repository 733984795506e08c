import { BRAND } from '@nukkad/contract/platform/brand';
import CheckIcon from '@mui/icons-material/Check';
import RemoveIcon from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../../shared/ui/Section';
import { COMPARISON, PLANS } from './plans';
import { boardStyles } from '../../../shared/ui/board-styles';

const cell = {
  px: { xs: 0.75, sm: 1.5 },
  py: 1.5,
  borderBottom: '1px solid',
  borderColor: 'divider',
  textAlign: 'center',
} as const;

/** The features of each plan, row by row. Scrolls sideways if the page is too narrow. */
export function Comparison() {
  const { t } = useTranslation('pricing');
  const word = (value: boolean | string) => {
    if (typeof value === 'string') return t(`compare.${value}`);
    const Icon = value ? CheckIcon : RemoveIcon;
    return (
      <Icon
        titleAccess={t(value ? 'compare.yes' : 'compare.no')}
        sx={{ color: value ? 'primary.text' : 'text.secondary' }}
      />
    );
  };
  return (
    <Section title={t('compare.title')}>
      <Box
        role="region"
        aria-label={t('compare.title')}
        tabIndex={0}
        sx={{
          overflowX: 'auto',
          ...boardStyles,
        }}
      >
        <Box
          component="table"
          sx={{
            width: '100%',
            fontSize: { xs: '0.8125rem', sm: '0.9375rem' },
            borderCollapse: 'collapse',
            'tbody tr:last-of-type > *': { borderBottom: 0 },
          }}
        >
          <thead>
            <tr>
              <Box component="th" scope="col" sx={{ ...cell, textAlign: 'left' }}>
                {t('compare.feature')}
              </Box>
              {PLANS.map(({ id }) => (
                <Box component="th" scope="col" key={id} sx={cell}>
                  {t(`plans.${id}.name`)}
                </Box>
              ))}
            </tr>
          </thead>
          <tbody>
            {COMPARISON.map(({ id, cells, note }) => {
              const line = note && { borderBottom: 0, pb: 0 };
              return (
                <Fragment key={id}>
                  <tr>
                    <Box component="th" scope="row" sx={{ ...cell, textAlign: 'left', fontWeight: 400, ...line }}>
                      {t(`compare.rows.${id}`)}
                    </Box>
                    {cells.map((value, index) => (
                      <Box component="td" key={PLANS[index]?.id} sx={{ ...cell, ...line }}>
                        {word(value)}
                      </Box>
                    ))}
                  </tr>
                  {note && (
                    <tr>
                      <Box
                        component="td"
                        colSpan={PLANS.length + 1}
                        sx={{ ...cell, pt: 0.5, textAlign: 'left', fontWeight: 640 }}
                      >
                        {t(note, { brand: BRAND })}
                      </Box>
                    </tr>
                  )}
                </Fragment>
              );
            })}
          </tbody>
        </Box>
      </Box>
    </Section>
  );
}
