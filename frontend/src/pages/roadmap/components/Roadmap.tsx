import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import PendingIcon from '@mui/icons-material/PendingOutlined';
import ScheduleIcon from '@mui/icons-material/ScheduleOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../../shared/hooks/usePageTitle';
import { CheckList } from '../../../shared/ui/CheckList';
import { PageIntro } from '../../../shared/ui/PageIntro';
import { Section } from '../../../shared/ui/Section';
import { MILESTONES, PHASES, share, type TaskStatus } from './phases';

const LOOKS = {
  completed: { Icon: CheckCircleIcon, colour: 'success.main' },
  'in-progress': { Icon: PendingIcon, colour: 'warning.main' },
  planned: { Icon: ScheduleIcon, colour: 'text.secondary' },
} as const;

function Task({ text, status }: { text: string; status: TaskStatus }) {
  const { t } = useTranslation('roadmap');
  const { Icon, colour } = LOOKS[status];
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5, py: 1 }}>
      <Icon aria-hidden sx={{ color: colour }} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 1.5, flexGrow: 1 }}>
        <span>{text}</span>
        <Box component="span" sx={{ color: colour, fontSize: '0.9375rem' }}>
          {t(`status.${status}`)}
        </Box>
      </Box>
    </Box>
  );
}

/** The plan of the product: five phases over seven months, and the present state. */
export function Roadmap() {
  const { t } = useTranslation('roadmap');
  usePageTitle(t('title'));
  const figures = PHASES.slice(0, 3).map(({ id, tasks }) => ({ id, percent: share(tasks) }));
  return (
    <>
      <PageIntro title={t('title')} text={t('text')} scene="board">
        <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', gap: { xs: 3, md: 6 }, mt: 3, mb: 0 }}>
          {figures.map(({ id, percent }) => (
            <Box key={id} sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
              <Box component="dt" sx={{ color: 'text.secondary' }}>
                {t(`figures.${id}`)}
              </Box>
              <Box component="dd" sx={{ m: 0, fontSize: '1.875rem', fontWeight: 700, color: 'primary.text' }}>
                {percent}%
              </Box>
            </Box>
          ))}
        </Box>
      </PageIntro>
      <Section title={t('phasesTitle')}>
        <Box component="ol" sx={{ maxWidth: 760, m: 0, p: 0, listStyle: 'none' }}>
          {PHASES.map(({ id, tasks }) => (
            <Box
              component="li"
              key={id}
              sx={{
                position: 'relative',
                pl: { xs: 3, sm: 5 },
                pb: 4,
                borderLeft: '3px solid',
                borderColor: share(tasks) === 100 ? 'primary.text' : 'divider',
              }}
            >
              <Box
                aria-hidden
                sx={{
                  position: 'absolute',
                  left: -10,
                  top: 6,
                  width: 17,
                  height: 17,
                  borderRadius: '50%',
                  border: '3px solid',
                  borderColor: 'primary.text',
                  bgcolor:
                    share(tasks) === 100 ? 'primary.text' : share(tasks) > 0 ? 'secondary.main' : 'background.default',
                }}
              />
              <Typography sx={{ color: 'text.secondary' }}>{t(`phases.${id}.when`)}</Typography>
              <Typography variant="h3">{t(`phases.${id}.title`)}</Typography>
              <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
                {tasks.map((status, index) => (
                  <Task key={index} text={t(`phases.${id}.tasks.${index}`)} status={status} />
                ))}
              </Box>
            </Box>
          ))}
        </Box>
      </Section>
      <Section title={t('milestones.title')}>
        <CheckList items={MILESTONES.map((milestone) => t(`milestones.${milestone}`))} />
      </Section>
    </>
  );
}
