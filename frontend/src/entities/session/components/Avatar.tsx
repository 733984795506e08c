import PersonIcon from '@mui/icons-material/Person';
import Box from '@mui/material/Box';
import { initials } from '../model/display-name';

interface Props {
  user: { firstName: string; lastName: string; profileImageUrl: string | null };
  /** Pixels. */
  size: number;
}

/** Size of the letters for a picture of this size, in pixels: one of the sizes of the theme. */
const lettersSize = (size: number): number => (size >= 72 ? 30 : size >= 48 ? 22 : 15);

/** The round picture of an account: its photo, the first letters of its name, or an icon of a person without a name. */
export function Avatar({ user, size }: Props) {
  const shape = { width: size, height: size, borderRadius: '50%', flexShrink: 0 };
  if (user.profileImageUrl) {
    return <Box component="img" src={user.profileImageUrl} alt="" sx={{ ...shape, objectFit: 'cover' }} />;
  }
  return (
    <Box
      component="span"
      aria-hidden
      translate="no"
      sx={{
        ...shape,
        display: 'grid',
        placeItems: 'center',
        bgcolor: 'secondary.main',
        color: 'secondary.contrastText',
        fontWeight: 650,
        fontSize: lettersSize(size),
        lineHeight: 1,
      }}
    >
      {initials(user) || <PersonIcon sx={{ fontSize: size * 0.6 }} />}
    </Box>
  );
}
