import type { Section } from '../section.ts'

const both = { for: ['fellowship_leader', 'assistant'] } as const
const leader = { for: ['fellowship_leader'] } as const

/** The sections of a fellowship's leader (spec 2 §2), and of who assists one (docs/decisions/accounts.md#duties). */
export const leaderSections = [
  {
    id: 'overview',
    address: '/fellowship-leader#overview',
    name: 'Overview',
    ...both,
    group: 'today',
    icon: 'overview',
    words: 'home dashboard start to do waiting',
  },
  {
    id: 'members',
    address: '/fellowship-leader#members',
    name: 'Members',
    ...both,
    group: 'people',
    icon: 'members',
    words: 'fellowship group people call attendance rate',
  },
  {
    id: 'events',
    address: '/fellowship-leader#events',
    name: 'Events',
    ...both,
    group: 'services',
    icon: 'events',
    words: 'meetings attendance calendar mark present',
  },
  {
    id: 'prayer-requests',
    address: '/fellowship-leader#prayer-requests',
    name: 'Prayer Requests',
    ...leader,
    group: 'care',
    icon: 'prayers',
    module: 'prayers',
    words: 'prayer wall pray answered',
  },
  {
    id: 'testimonies',
    address: '/fellowship-leader#testimonies',
    name: 'Testimonies',
    ...leader,
    group: 'care',
    icon: 'testimonies',
    module: 'testimonies',
    words: 'stories thanksgiving',
  },
  {
    id: 'messages',
    address: '/fellowship-leader#messages',
    name: 'Member Messages',
    ...both,
    group: 'care',
    icon: 'messages',
    waiting: 'leader_messages',
    words: 'letters to the leader write answer',
  },
  {
    id: 'send-messages',
    address: '/fellowship-leader#send-messages',
    name: 'Send Messages',
    ...both,
    group: 'messages',
    icon: 'announcements',
    words: 'sms text e-mail whatsapp write to members',
  },
  {
    id: 'activities',
    address: '/fellowship-leader#activities',
    name: 'Youth Activities',
    ...leader,
    group: 'groups',
    icon: 'activities',
    module: 'activities',
    words: 'youth children camp sign-up places',
  },
] as const satisfies readonly Section[]
