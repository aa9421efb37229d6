import { msg } from '../../domain/language';

/** What the community is for (specification 3, vision and mission entries and action pillars). */
export interface PurposeEntry {
  type: 'vision' | 'mission';
  content: string;
}

export const VISION_AND_MISSION: PurposeEntry[] = [
  {
    type: 'vision',
    content: msg(
      'People and firms in all 47 counties choose options that keep nature and livelihoods healthy.',
    ),
  },
  {
    type: 'mission',
    content: msg(
      'We make credible Kenyan businesses easy to find, help them improve step by step, and turn members’ habits into guidance that businesses can use.',
    ),
  },
];

export interface ActionPillar {
  action_type: 'Act' | 'Inspire' | 'Learn' | 'Connect';
  description: string;
}

export const ACTION_PILLARS: ActionPillar[] = [
  {
    action_type: msg('Act'),
    description: msg(
      'Buy from the directory, make a pledge, or assess your own business theme by theme and see what to change first.',
    ),
  },
  {
    action_type: msg('Inspire'),
    description: msg(
      'Read how a soap maker in Kakamega or a fish trader in Mbita did it, from listings that a person has reviewed.',
    ),
  },
  {
    action_type: msg('Learn'),
    description: msg(
      'Guides to Kenyan rules on waste, work and energy in plain words, and tips for your first sustainability report.',
    ),
  },
  {
    action_type: msg('Connect'),
    description: msg(
      'Meet other members at events, learn from them, and find partners who can help with the next step.',
    ),
  },
];
