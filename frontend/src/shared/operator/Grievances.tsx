import { api } from '@nukkad/api-client/generated/api.gen';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { boardStyles } from '../ui/board-styles';
import { RouteLink } from '../ui/RouteLink';

const POINTS = ['acknowledged', 'answered', 'appeal'] as const;

/** Who answers grievances and in what time: the officer whom the operator named, else the way by the support form. */
export function Grievances() {
  const { t } = useTranslation('operator');
  const officer = api.useGetOperatorQuery().data?.grievanceOfficer;
  return (
    <Box component="section" id="grievances" sx={{ ...boardStyles, mt: 5, p: { xs: 2, md: 3 }, maxWidth: 760 }}>
      <Typography variant="h2">{t('title')}</Typography>
      <Box sx={{ minHeight: 96 }}>
        {officer ? (
          <>
            <Typography sx={{ mt: 1 }}>{t('officer')}</Typography>
            <Box component="address" sx={{ mt: 0.5, fontStyle: 'normal', overflowWrap: 'anywhere' }}>
              <Box component="strong" sx={{ fontWeight: 680 }}>
                {officer.name}
              </Box>
              <br />
              <MailLink address={officer.email} />
              <br />
              {officer.address}
            </Box>
          </>
        ) : (
          <>
            <Typography sx={{ mt: 1 }}>{t('byForm')}</Typography>
            <RouteLink to="/contact">{t('form')}</RouteLink>
          </>
        )}
      </Box>
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, '& li': { py: 0.5 } }}>
        {POINTS.map((point) => (
          <li key={point}>{t(point)}</li>
        ))}
      </Box>
    </Box>
  );
}

function MailLink({ address }: { address: string }) {
  return (
    <Box
      component="a"
      href={`mailto:${address}`}
      sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 48, color: 'primary.text', fontWeight: 550 }}
    >
      {address}
    </Box>
  );
}
