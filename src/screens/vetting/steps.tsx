import CampaignOutlined from '@mui/icons-material/CampaignOutlined';
import ChecklistOutlined from '@mui/icons-material/ChecklistOutlined';
import DrawOutlined from '@mui/icons-material/DrawOutlined';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import FlagOutlined from '@mui/icons-material/FlagOutlined';
import HelpOutlined from '@mui/icons-material/HelpOutlined';
import HourglassBottomOutlined from '@mui/icons-material/HourglassBottomOutlined';
import RouteOutlined from '@mui/icons-material/RouteOutlined';
import StairsOutlined from '@mui/icons-material/StairsOutlined';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined';
import TrendingUpOutlined from '@mui/icons-material/TrendingUpOutlined';
import { msg } from '../../../domain/language';
import { themeOf } from '../../../domain/vetting/themes';
import { themeColor } from '../../theme/palette';
import { ThemeIcon } from '../../entities/theme/ThemeIcon';

/** Section headings and the completion step of specification 2.6; the rest are categories. */
export const BASIC_TITLE = msg('Basic Assessment');
export const ADVANCED_TITLE = msg('Advanced Assessment');
export const FINISHING_TITLE = msg('Finishing');

const icon = (Icon: typeof FlagOutlined) => <Icon aria-hidden color="primary" />;

const ICONS = new Map([
  ["let's get started", icon(FlagOutlined)],
  ['before we start - screening', icon(FactCheckOutlined)],
  ['business details', icon(StorefrontOutlined)],
  ['basic assessment', icon(ChecklistOutlined)],
  ['advanced assessment', icon(StairsOutlined)],
  ['sustainability journey', icon(RouteOutlined)],
  ['disclosure', icon(CampaignOutlined)],
  ['about to finish', icon(HourglassBottomOutlined)],
  ['finishing', icon(TaskAltOutlined)],
  ['signing off', icon(DrawOutlined)],
  ["what's next", icon(TrendingUpOutlined)],
]);

/** Each step of the assessment has an icon (specification 2.6); a theme's is the one it has everywhere. */
export function StepIcon({ title }: { title: string }) {
  const theme = themeOf({ category_name: title });
  if (theme) return <ThemeIcon theme={theme} style={{ color: themeColor(theme) }} />;
  return ICONS.get(title.toLowerCase()) ?? icon(HelpOutlined);
}
