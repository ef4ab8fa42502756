import type { ModuleId } from '../modules/modules.ts'

type OwnPage = {
  name: string
  address: string
  /** The module that it belongs to; a page of several is there while one of them is used. */
  module?: ModuleId | readonly ModuleId[]
  words: string
}

/** A member's own pages, in the order of the account menu. */
export const ownPages: readonly OwnPage[] = [
  { name: 'My Dashboard', address: '/dashboard', words: 'home my page' },
  { name: 'My Fellowship', address: '/member-fellowship', words: 'group cell class leader meeting' },
  {
    name: 'Directory',
    address: '/directory',
    module: 'directory',
    words: 'members families telephone numbers address book find somebody',
  },
  {
    name: 'My giving',
    address: '/my-giving',
    module: ['giving', 'books', 'pledges', 'welfare'],
    words: 'receipts statement tithe offering pledges',
  },
  {
    name: 'My schedule',
    address: '/rota',
    module: 'rota',
    words: 'turns to serve rota volunteer unavailable',
  },
  {
    name: 'Worship',
    address: '/worship',
    module: 'worship',
    words: 'order of service songs chords my part choir band live',
  },
  { name: 'My messages', address: '/my-messages', words: 'letters sms church wrote' },
  { name: 'Saved offline', address: '/kept', words: 'kept on this device without network' },
  { name: 'Profile', address: '/profile', words: 'name address birthday details' },
  { name: 'Settings', address: '/settings', words: 'password photograph privacy' },
  { name: 'Help', address: '/help', words: 'how to guide manual instructions' },
]
