import type { Section } from '../section.ts'

const admin = { for: ['admin'] } as const

/** The super admin's sections (spec 2 §2), and those that were added to them. */
export const superAdminSections = [
  {
    id: 'overview',
    ...{ address: '/super-admin#overview', name: 'Overview', ...admin },
    ...{ group: 'today', icon: 'overview', words: 'home dashboard start to do waiting statistics' },
  },
  {
    id: 'users',
    ...{ address: '/super-admin#users', name: 'Users Management', ...admin },
    ...{ group: 'people', icon: 'members' },
    words: 'accounts roles duties rights permissions invite invitation treasurer usher password admin leader',
  },
  {
    id: 'fellowships',
    ...{ address: '/super-admin#fellowships', name: 'Fellowships', ...admin },
    ...{ group: 'groups', icon: 'fellowships', words: 'groups cells classes class leader house fellowship' },
  },
  {
    id: 'events',
    ...{ address: '/super-admin#events', name: 'Events', ...admin },
    ...{ group: 'services', icon: 'events', words: 'calendar programme convention sign-up registration' },
  },
  {
    id: 'sermons',
    ...{ address: '/super-admin#sermons', name: 'Sermons', ...admin },
    ...{ group: 'media', icon: 'sermons', words: 'preaching audio video podcast message series' },
  },
  {
    id: 'testimonies',
    ...{ address: '/super-admin#testimonies', name: 'Testimonies', ...admin },
    ...{ group: 'care', icon: 'testimonies', waiting: 'testimonies', module: 'testimonies' },
    words: 'approve stories thanksgiving',
  },
  {
    id: 'prayer-requests',
    ...{ address: '/super-admin#prayer-requests', name: 'Prayer Requests', ...admin },
    ...{ group: 'care', icon: 'prayers', module: 'prayers', words: 'prayer wall pray answered' },
  },
  {
    id: 'logs',
    ...{ address: '/super-admin#logs', name: 'System Logs', ...admin },
    ...{ group: 'settings', icon: 'logs', words: 'audit history activity errors who changed' },
  },
  {
    id: 'messages',
    ...{ address: '/super-admin#messages', name: 'Contact Messages', ...admin },
    ...{
      group: 'care',
      icon: 'messages',
      waiting: 'contact_messages',
      words: 'contact form visitors letters mail',
    },
  },
  {
    id: 'send-messages',
    ...{ address: '/super-admin#send-messages', name: 'Send Messages', ...admin },
    ...{
      group: 'messages',
      icon: 'announcements',
      words: 'sms text bulk e-mail broadcast whatsapp write to members',
    },
  },
  {
    id: 'automatic',
    ...{ address: '/super-admin#automatic', name: 'Automatic', ...admin },
    ...{
      group: 'messages',
      icon: 'services',
      words: 'automatic messages birthday greetings reminders workflow',
    },
  },
  {
    id: 'announcements',
    ...{ address: '/super-admin#announcements', name: 'Announcements', ...admin },
    ...{ group: 'messages', icon: 'announcements', words: 'notices news bulletin publish' },
  },
  {
    id: 'pages',
    ...{ address: '/super-admin#pages', name: 'Pages', ...admin },
    ...{ group: 'website', icon: 'pages', words: 'website site editor content texts translate language' },
  },
  {
    id: 'activities',
    ...{ address: '/super-admin#activities', name: 'Youth Activities', ...admin },
    ...{
      group: 'groups',
      icon: 'activities',
      module: 'activities',
      words: 'youth children camp sports sign-up places',
    },
  },
  {
    id: 'services',
    ...{ address: '/super-admin#services', name: 'Service Times', ...admin },
    ...{ group: 'services', icon: 'services', words: 'worship sunday hours schedule change time' },
  },
  {
    id: 'branches',
    ...{ address: '/super-admin#branches', name: 'Branches', ...admin },
    ...{
      group: 'people',
      icon: 'church',
      module: 'branches',
      words: 'campus campuses assemblies societies sites',
    },
  },
  {
    id: 'requests',
    ...{ address: '/super-admin#requests', name: 'Data Requests', ...admin },
    ...{ group: 'settings', icon: 'requests', waiting: 'data_requests' },
    words: 'privacy data protection act export delete correction',
  },
  {
    id: 'access',
    ...{ address: '/super-admin#access', name: 'Access Log', ...admin },
    ...{ group: 'settings', icon: 'access', words: 'who read what views privacy audit' },
  },
  {
    id: 'bin',
    ...{ address: '/super-admin#bin', name: 'Bin', ...admin },
    ...{ group: 'settings', icon: 'bin', words: 'trash deleted restore undo recycle' },
  },
  {
    id: 'our-church',
    ...{ address: '/super-admin#our-church', name: 'Our Church', ...admin },
    ...{
      group: 'website',
      icon: 'church',
      words: 'name logo colours address contact map bank momo currency set-up',
    },
  },
  {
    id: 'settings',
    ...{ address: '/super-admin#settings', name: 'Settings', ...admin },
    ...{
      group: 'settings',
      icon: 'settings',
      words: 'options preferences configuration two-step sign-in 2fa quiet hours',
    },
  },
  {
    ...{ id: 'modules', address: '/super-admin#modules', name: 'Modules', ...admin },
    ...{
      group: 'settings',
      icon: 'settings',
      words: 'switch on off parts features hide simple small church',
    },
  },
] as const satisfies readonly Section[]
