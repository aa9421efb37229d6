import PersonOutlined from '@mui/icons-material/PersonOutlined';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import { msg, t } from '../../../../domain/language';

const DISCUSSIONS = msg('Join and start community discussions');

/** Discussions are promised only when there is a forum. */
export const benefitsWith = (forumUrl: string | null, benefits: readonly string[]) =>
  benefits.filter((benefit) => forumUrl !== null || benefit !== DISCUSSIONS);

/** The two kinds of account, as the intro and the account-type step offer them. */
export const ACCOUNT_KINDS = [
  {
    value: 'individual',
    label: msg('Individual'),
    description: msg('For people who want to live and buy more sustainably.'),
    icon: <PersonOutlined />,
    badge: msg('Individual account'),
    benefits: [
      DISCUSSIONS,
      msg('Attend member-only events'),
      msg('Post your own events and resources'),
    ],
    create: msg('Create an Individual Account'),
  },
  {
    value: 'business',
    label: msg('Business'),
    description: msg('For Kenyan businesses that work for people and nature.'),
    icon: <StorefrontOutlined />,
    badge: msg('Business account'),
    benefits: [
      msg('Be listed in the business directory'),
      msg('Receive our newsletter'),
      DISCUSSIONS,
      msg('Attend member-only events'),
      msg('Post your own events and resources'),
    ],
    create: msg('Create a Business Account'),
  },
] as const;

/** The kinds for a choice, in the reader's language. */
export const accountCards = () =>
  ACCOUNT_KINDS.map((kind) => ({
    ...kind,
    label: t(kind.label),
    description: t(kind.description),
  }));
