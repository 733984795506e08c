import LinkIcon from '@mui/icons-material/LinkOutlined';
import ShareIcon from '@mui/icons-material/ShareOutlined';
import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import type { ButtonProps } from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import { type ReactElement, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Menu } from '../../../shared/overlay/Menu';
import { siteOrigin } from '../../../shared/rendering/rendering';
import { copyText } from '../../../shared/ui/copy-text';
import { useToast } from '../../../shared/ui/toast/useToast';
import { publicJobLink, type SharedJob, shareText, whatsAppLink } from './share-text';

interface Props {
  job: SharedJob;
  /** Draws the button that opens the menu. */
  button: (props: Pick<ButtonProps, 'id' | 'onClick' | 'aria-haspopup' | 'aria-expanded'>) => ReactElement;
}

/**
 * The ways to share a job, behind one button: WhatsApp first, then the device's own share dialog, and copying the link.
 */
export function ShareJobMenu({ job, button }: Props) {
  const { t } = useTranslation('job/share');
  const { toast } = useToast();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const link = publicJobLink(job.id, siteOrigin());
  const close = () => setAnchor(null);
  const copy = async () => {
    close();
    if (await copyText(link)) toast({ title: t('copied') });
    else toast({ title: t('notCopied', { link }), variant: 'destructive' });
  };
  const share = () => {
    close();
    // closing the share dialog of the device is not a failure
    navigator.share({ title: job.title, text: shareText(job, ''), url: link }).catch(() => undefined);
  };
  return (
    <>
      {button({
        id,
        'aria-haspopup': 'menu',
        'aria-expanded': anchor !== null,
        onClick: (event) => setAnchor(event.currentTarget),
      })}
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        <MenuItem
          component="a"
          href={whatsAppLink(shareText(job, link))}
          target="_blank"
          rel="noopener noreferrer"
          onClick={close}
          sx={{ minHeight: 48 }}
        >
          <ListItemIcon>
            <WhatsAppIcon aria-hidden />
          </ListItemIcon>
          {t('whatsapp')}
        </MenuItem>
        {'share' in navigator && (
          <MenuItem onClick={share} sx={{ minHeight: 48 }}>
            <ListItemIcon>
              <ShareIcon aria-hidden />
            </ListItemIcon>
            {t('apps')}
          </MenuItem>
        )}
        <MenuItem onClick={() => void copy()} sx={{ minHeight: 48 }}>
          <ListItemIcon>
            <LinkIcon aria-hidden />
          </ListItemIcon>
          {t('copy')}
        </MenuItem>
      </Menu>
    </>
  );
}
