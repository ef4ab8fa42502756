import type { Translation } from '../../lib/words/translation.ts'
import type { reportReminderWords } from '../../server/services/events/messages.ts'

export const reportReminders: Translation<typeof reportReminderWords> = {
  subject: { draft: 'Hwan na na ɔwɔ hɔ? {meeting}' },
  nobody: { draft: 'wɔntwerɛɛ obiara din wɔ {fellowship} “{meeting}” mu, {day}.' },
  please: { draft: 'Yɛsrɛ wo, twerɛ wɔn a na wɔwɔ hɔ no: {page}' },
  page: { draft: 'Fekuo, Dwumadie' },
  notMet: { draft: 'Sɛ moanhyia a, pepa nhyiamu no wɔ hɔ.' },
  why: { draft: 'Pɛnkoro pɛ na yɛbisa wo fa saa nhyiamu yi ho.' },
}
