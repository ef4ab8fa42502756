import type { ModuleId } from '../modules/modules.ts'
import type { Right } from './section.ts'

/** What people come to do, for the quick find: each begins in a section, whose form it opens. */
export type Action = {
  name: string
  address: string
  for: readonly Right[]
  unless?: readonly Right[]
  module?: ModuleId
  words: string
}

export const actions: readonly Action[] = [
  {
    name: 'Add person',
    address: '/people#people?new=1',
    for: ['admin'],
    words: 'new member register family',
  },
  {
    name: 'Add newcomer',
    address: '/care#card',
    module: 'care',
    for: ['admin', 'fellowship_leader', 'pastor', 'usher'],
    words: 'visitor first timer welcome card',
  },
  {
    name: 'Invite somebody',
    address: '/super-admin#users?invite=yes',
    for: ['admin'],
    words: 'invitation role duty usher leader rights',
  },
  {
    name: 'Invite a treasurer',
    address: '/super-admin#users?invite=treasurer',
    module: 'books',
    for: ['admin'],
    words: 'invitation duty give the books finance accounts rights',
  },
  {
    name: 'Add event',
    address: '/super-admin#events?new=1',
    for: ['admin'],
    words: 'new programme convention calendar',
  },
  {
    name: 'Create event',
    address: '/fellowship-leader#events',
    for: ['fellowship_leader', 'assistant'],
    words: 'new meeting fellowship calendar',
  },
  {
    name: 'Mark attendance',
    address: '/fellowship-leader#events',
    for: ['fellowship_leader', 'assistant'],
    words: 'present absent meeting register',
  },
  {
    name: 'Open the check-in',
    address: '/check-in#desk',
    for: ['admin', 'usher'],
    module: 'check-in',
    words: 'mark children present ushers',
  },
  {
    name: 'Assign people to serve',
    address: '/rota#ask',
    for: ['admin', 'rota'],
    module: 'rota',
    words: 'rota ask volunteers roster',
  },
  {
    name: 'Record a count',
    address: '/books#counts',
    for: ['treasurer', 'counter'],
    module: 'books',
    words: 'offering offertory tithe cash sunday collection',
  },
  {
    name: 'Send a message',
    address: '/super-admin#send-messages',
    for: ['admin'],
    words: 'sms text e-mail broadcast write',
  },
  {
    name: 'Send a message',
    address: '/fellowship-leader#send-messages',
    for: ['fellowship_leader', 'assistant'],
    words: 'sms text e-mail write members',
  },
  {
    name: 'Add announcement',
    address: '/super-admin#announcements?new=1',
    for: ['admin'],
    words: 'publish notice news',
  },
  {
    name: 'Add post',
    address: '/super-admin#news?new=1',
    for: ['admin'],
    module: 'news',
    words: 'news blog article publish story',
  },
  {
    name: 'Add sermon',
    address: '/media-dashboard/add-sermon',
    for: ['admin', 'media'],
    words: 'upload audio video preaching',
  },
  {
    name: 'Go live',
    address: '/media-dashboard#live',
    for: ['admin', 'media'],
    module: 'live',
    words: 'stream broadcast start on air',
  },
  {
    name: 'Add fellowship',
    address: '/super-admin#fellowships?new=1',
    for: ['admin'],
    words: 'new group cell class',
  },
  {
    name: 'Import people',
    address: '/people#lists',
    for: ['admin'],
    words: 'csv excel spreadsheet bring over list',
  },
]
