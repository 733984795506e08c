import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type SvgIcon from '@mui/material/SvgIcon';
import { api } from '@nukkad/api-client/generated/api.gen';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format';
import { CopyField } from '../../../shared/ui/CopyField';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { ListSkeleton } from '../../../shared/ui/ListSkeleton';
import { LoadFailed } from '../../../shared/ui/LoadFailed';
import { Panel } from '../../../shared/ui/Panel';
import { InvitedPeople } from './InvitedPeople';
import { RewardMoney } from './RewardMoney';
import { ShareButtons } from './ShareButtons';

function Rules({
  title,
  icon: Icon,
  colour,
  items,
}: {
  title: string;
  icon: typeof SvgIcon;
  colour: string;
  items: readonly string[];
}) {
  return (
    <Box sx={{ flex: '1 1 260px' }}>
      <Typography variant="subtitle2" component="h3">
        {title}
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 0.5, p: 0, listStyle: 'none' }}>
        {items.map((item) => (
          <Box component="li" key={item} sx={{ display: 'flex', gap: 1, py: 0.5 }}>
            <Icon aria-hidden sx={{ color: colour }} />
            <span>{item}</span>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const column = { display: 'grid', gap: 3, alignContent: 'start', minWidth: 0 } as const;
/** The link to share, and beside it on wide screens its results. */
const columns = {
  ...column,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' },
} as const;

/** The user's link, its earnings so far, the users who joined with it, and the rules. */
export function Rewards() {
  const { t } = useTranslation('rewards');
  const format = useFormat();
  const { data, isError, isFetching, refetch } = api.useGetRewardsQuery();
  if (!data) return isError && !isFetching ? <LoadFailed title={t('failed')} onRetry={refetch} /> : <ListSkeleton />;

  const reward = format.rupees(data.rewardPerPerson);
  return (
    <Box sx={columns}>
      <Box sx={column}>
        <Box
          component="section"
          aria-labelledby="rewards-earned"
          sx={{ p: { xs: 2.5, md: 4 }, borderRadius: '20px', bgcolor: 'band', color: 'onBand' }}
        >
          <Typography id="rewards-earned" component="h2">
            {t('earned.title')}
          </Typography>
          <Typography sx={{ fontSize: '2.75rem', fontWeight: 700, lineHeight: 1.2 }}>
            {format.rupees(data.earned)}
          </Typography>
          <Typography>
            {t('earned.text', {
              counted: format.number(data.counted),
              joined: format.number(data.joined),
            })}
          </Typography>
          <Typography sx={{ mt: 1, maxWidth: '64ch' }}>
            {t('earned.payout', { days: format.number(data.accountDays) })}
          </Typography>
        </Box>
        {data.counted > 0 && <RewardMoney rewards={data} />}
        <Panel title={t('link.title', { reward })}>
          <Typography sx={{ mb: 2, maxWidth: '64ch', color: 'text.secondary' }}>{t('link.text')}</Typography>
          <CopyField
            label={t('link.label')}
            value={data.link}
            words={{ copy: t('link.copy'), copied: t('link.copied'), byHand: t('link.byHand') }}
          />
          <ShareButtons link={data.link} />
          <Typography sx={{ mt: 1.5 }}>
            {t('link.code')}{' '}
            <Box component="strong" translate="no" sx={{ fontSize: '1.0625rem', letterSpacing: '0.08em' }}>
              {data.code}
            </Box>
          </Typography>
        </Panel>
      </Box>
      <Box sx={column}>
        <Panel title={t('people.title')} count={data.joined} hasBoards={data.invited.length === 0}>
          {data.invited.length === 0 ? (
            <EmptyState scene="corner" title={t('people.none.title')} text={t('people.none.text', { reward })} />
          ) : (
            <InvitedPeople people={data.invited} />
          )}
          {data.joined > data.invited.length && (
            <Typography sx={{ mt: 1, color: 'text.secondary' }}>
              {t('people.newest', { count: data.invited.length })}
            </Typography>
          )}
        </Panel>
        <Panel title={t('rules.title')}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 2 }}>
            <Rules
              title={t('rules.counts.title')}
              icon={CheckIcon}
              colour="success.main"
              items={[t('rules.counts.link'), t('rules.counts.verified'), t('rules.counts.reward', { reward })]}
            />
            <Rules
              title={t('rules.not.title')}
              icon={CloseIcon}
              colour="error.main"
              items={[t('rules.not.self'), t('rules.not.phone'), t('rules.not.account')]}
            />
          </Box>
        </Panel>
      </Box>
    </Box>
  );
}
