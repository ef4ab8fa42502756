import type { Section } from '../section.ts'

/** Forms on the site, for those who make them and those who read the answers (docs/forms.md), and registrations (docs/registrations.md). */
export const formSections = [
  {
    id: 'forms',
    address: '/church-forms#forms',
    name: 'Forms',
    icon: 'requests',
    group: 'website',
    for: ['admin', 'office', 'form_reader'],
    words:
      'form survey questionnaire registration sign-up answers responses camp booking request counselling',
  },
  {
    id: 'registrations',
    address: '/church-forms#registrations',
    name: 'Registrations',
    icon: 'activities',
    group: 'services',
    for: ['admin', 'office', 'usher', 'fellowship_leader', 'assistant'],
    words: 'tickets register event door badges prices discount camp conference attendees booking',
  },
] as const satisfies readonly Section[]
