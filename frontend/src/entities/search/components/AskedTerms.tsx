import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import HelpIcon from '@mui/icons-material/HelpOutlineOutlined';
import Box from '@mui/material/Box';
import type { MatchReason } from '@nukkad/contract/matching/ai-jobs';
import { useTermWords } from '../hooks/useTermWords';

/**
 * The conditions of the search (other than the kind of work) that the job meets, and those that it does not meet or
 * does not mention.
 */
export function AskedTerms({ reasons }: { reasons: readonly MatchReason[] }) {
  const words = useTermWords();
  const params = reasons.find(({ code }) => code === 'text')?.params ?? {};
  const keys = (name: 'met' | 'unmet'): string[] => {
    const value = params[name];
    return Array.isArray(value) ? value : [];
  };
  const [met, unmet] = [keys('met'), keys('unmet')];
  const lines = [
    ...(met.length > 0 ? [{ text: words.met(met), isMet: true }] : []),
    ...words.unmet(unmet).map((text) => ({ text, isMet: false })),
  ];
  if (lines.length === 0) return null;
  return (
    <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none', fontSize: '0.9375rem' }}>
      {lines.map(({ text, isMet }) => {
        const Icon = isMet ? CheckIcon : HelpIcon;
        return (
          <Box
            component="li"
            key={text}
            sx={{ display: 'flex', gap: 0.75, color: isMet ? 'text.primary' : 'text.secondary' }}
          >
            <Icon aria-hidden sx={{ fontSize: 20, mt: '2px', color: isMet ? 'success.main' : 'text.secondary' }} />
            <span>{text}</span>
          </Box>
        );
      })}
    </Box>
  );
}
