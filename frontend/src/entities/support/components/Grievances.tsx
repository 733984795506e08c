import { api } from '@nukkad/api-client/generated/api.gen';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { SUPPORT_PROMISES } from '@nukkad/contract/support/support';
import { useTranslation } from 'react-i18next';
import { supportChat } from '../model/support-chat';
import { boardStyles } from '../../../shared/ui/board-styles';

const POINTS = ['acknowledged', 'answered', 'order', 'appeal'] as const;

/** The grievance officer named by the operator, the response time, and the form of the support. */
export function Grievances() {
  const { t } = useTranslation('support');
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
          <Typography sx={{ mt: 1 }}>{t('byForm')}</Typography>
        )}
        <Button variant="outlined" sx={{ mt: 1.5 }} onClick={() => supportChat.open('grievance')}>
          {t('form')}
        </Button>
      </Box>
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, '& li': { py: 0.5 } }}>
        {POINTS.map((point) => (
          <li key={point}>{t(point, SUPPORT_PROMISES)}</li>
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
