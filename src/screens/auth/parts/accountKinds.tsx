import PersonOutlined from '@mui/icons-material/PersonOutlined';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';

const DISCUSSIONS = 'Join and start community discussions';

/** Discussions are promised only when there is a forum. */
export const benefitsWith = (forumUrl: string | null, benefits: readonly string[]) =>
  benefits.filter((benefit) => forumUrl !== null || benefit !== DISCUSSIONS);

/** The two kinds of account, as the intro and the account-type step offer them. */
export const ACCOUNT_KINDS = [
  {
    value: 'individual',
    label: 'Individual',
    description: 'For people who want to live and buy more sustainably.',
    icon: <PersonOutlined />,
    badge: 'Individual account',
    benefits: [DISCUSSIONS, 'Attend member-only events', 'Post your own events and resources'],
    create: 'Create an Individual Account',
  },
  {
    value: 'business',
    label: 'Business',
    description: 'For Kenyan businesses that work for people and nature.',
    icon: <StorefrontOutlined />,
    badge: 'Business account',
    benefits: [
      'Be listed in the business directory',
      'Receive our newsletter',
      DISCUSSIONS,
      'Attend member-only events',
      'Post your own events and resources',
    ],
    create: 'Create a Business Account',
  },
] as const;
