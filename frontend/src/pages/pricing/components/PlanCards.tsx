import { BRAND } from '@nukkad/contract/platform/brand';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { CheckList } from '../../../shared/ui/CheckList';
import { RouteButton } from '../../../shared/ui/RouteLink';
import { dollars, type Period, type Plan } from './plans';
import { boardStyles } from '../../../shared/ui/board-styles';

function Price({ plan, period }: { plan: Plan; period: Period }) {
  const { t } = useTranslation('pricing');
  const amount = plan[period];
  return (
    <Typography component="p" sx={{ mt: 2 }}>
      <Box component="span" sx={{ fontSize: '1.875rem', fontWeight: 700 }}>
        {amount === null ? t('custom') : dollars(amount)}
      </Box>{' '}
      {amount !== null && <Box component="span">{t(`per.${period}`)}</Box>}
    </Typography>
  );
}

/** The plans side by side; under each other on a phone. `page` names the texts. */
export function PlanCards({
  page,
  plans,
  period,
}: {
  page: 'pricing' | 'plans';
  plans: readonly Plan[];
  period: Period;
}) {
  const { t } = useTranslation('pricing');
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fit, minmax(240px, 1fr))' },
        maxWidth: 1280,
        mx: 'auto',
        mt: 3,
        mb: 0,
        px: { xs: 1.5, md: 4 },
        listStyle: 'none',
      }}
    >
      {plans.map((plan) => (
        <Box
          component="li"
          key={plan.id}
          sx={{
            display: 'flex',
            flexDirection: 'column',
            p: 3,
            ...boardStyles,
            ...(plan.highlighted && { bgcolor: 'band', color: 'onBand', boxShadow: 'none' }),
          }}
        >
          <Box
            sx={{
              display: 'flex',
              alignItems: 'center',
              flexWrap: 'wrap',
              justifyContent: 'space-between',
              gap: 1,
              minHeight: 32,
            }}
          >
            <Typography variant="h3" component="h2">
              {t(`${page}.${plan.id}.name`)}
            </Typography>
            {plan.highlighted && (
              <Box
                component="span"
                sx={{
                  px: 1.5,
                  py: 0.25,
                  borderRadius: 4,
                  bgcolor: 'secondary.main',
                  color: 'secondary.contrastText',
                  fontSize: '0.8125rem',
                }}
              >
                {t('popular')}
              </Box>
            )}
          </Box>
          <Price plan={plan} period={period} />
          <Typography sx={{ mt: 1, mb: 1.5 }}>{t(`${page}.${plan.id}.description`)}</Typography>
          <Box sx={{ flexGrow: 1, mb: 3 }}>
            <CheckList
              items={plan.features.map((feature) => t(`features.${feature}`))}
              colour={plan.highlighted ? 'inherit' : 'primary.text'}
            />
            {plan.note && (
              <Typography variant="body2" sx={{ mt: 1.5 }}>
                {t(plan.note, { brand: BRAND })}
              </Typography>
            )}
          </Box>
          <RouteButton
            to={plan.to}
            variant={plan.highlighted ? 'contained' : 'outlined'}
            color={plan.highlighted ? 'secondary' : 'primary'}
          >
            {t(`${page}.${plan.id}.button`)}
          </RouteButton>
        </Box>
      ))}
    </Box>
  );
}
