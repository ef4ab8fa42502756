import { duties } from '../../contract/accounts/duty.ts'
import type { Section } from '../section.ts'

/** Pages of staff that are one section each. */
export const otherPages = [
  {
    id: 'dashboard',
    address: '/dashboard',
    name: 'My Dashboard',
    icon: 'overview',
    group: 'today',
    for: [...duties, 'editor', 'carer', 'form_reader'],
    unless: ['admin', 'media', 'fellowship_leader', 'assistant'],
    words: 'home start my own page',
  },
  {
    id: 'inbox',
    address: '/inbox',
    name: 'Inbox',
    icon: 'messages',
    group: 'care',
    module: 'inbox',
    for: ['admin', 'fellowship_leader', 'assistant', 'office'],
    waiting: 'inbox',
    words: 'conversations answers replies letters office',
  },
  {
    id: 'my-pages',
    address: '/my-pages',
    name: 'My pages',
    icon: 'pages',
    group: 'website',
    module: 'fellowship-pages',
    for: ['editor'],
    unless: ['admin', 'media'],
    words: 'website site editor pages i look after',
  },
  {
    id: 'languages',
    address: '/languages',
    name: 'Languages',
    icon: 'testimonies',
    group: 'website',
    for: ['admin', 'translator'],
    words: 'translation translate translator twi ewe ga french words correct',
  },
  {
    id: 'admin',
    address: '/admin',
    name: 'Admin Dashboard',
    icon: 'overview',
    group: 'settings',
    for: ['admin'],
    words: 'first version look up all records',
  },
] as const satisfies readonly Section[]
