import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import BlockIcon from '@mui/icons-material/DoNotDisturbOnOutlined';
import HourglassIcon from '@mui/icons-material/HourglassEmpty';
import Box from '@mui/material/Box';
import type SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import type { Rewards } from '@nukkad/api-client/generated/api.gen';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '../../../shared/i18n/format';
import { linkStyles } from '../../../shared/ui/link-styles';
import { StatusBadge, type StatusTone } from '../../../shared/ui/StatusBadge';

type Person = Rewards['invited'][number];

const LOOKS: Record<Person['status'], { tone: StatusTone; icon: typeof SvgIcon }> = {
  waiting: { tone: 'waiting', icon: HourglassIcon },
  counts: { tone: 'good', icon: CheckCircleIcon },
  known_phone: { tone: 'neutral', icon: BlockIcon },
};

/** The users who joined with the link, their dates, and whether they count. */
export function InvitedPeople({ people }: { people: readonly Person[] }) {
  const { t } = useTranslation('rewards');
  const format = useFormat();
  return (
    <Box component="ul" sx={{ mx: 0, my: -1, p: 0, listStyle: 'none' }}>
      {people.map((person, index) => (
        <Box
          component="li"
          key={`${person.joinedAt} ${index}`}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: 2,
            rowGap: 0.5,
            py: 1.25,
            borderTop: index === 0 ? 0 : '1px solid',
            borderColor: 'divider',
          }}
        >
          <Box sx={{ flexGrow: 1, flexBasis: 180, minWidth: 0 }}>
            <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{person.name || t('people.nameless')}</Box>
            <Box sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
              {t('people.joined', { when: format.relative(new Date(person.joinedAt)) })}
            </Box>
            {(person.step === 'review' || person.step === 'refused') && person.why && (
              <Typography variant="body2">
                {t(`money.why.${person.why}`)}{' '}
                {person.step === 'refused' && (
                  <Box component={Link} to="/contact" sx={linkStyles}>
                    {t('money.appeal')}
                  </Box>
                )}
              </Typography>
            )}
          </Box>
          <StatusBadge {...LOOKS[person.status]}>{t(`people.status.${person.status}`)}</StatusBadge>
        </Box>
      ))}
    </Box>
  );
}
