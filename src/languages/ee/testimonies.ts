import type { testimonyWords } from '../../islands/care/testimonies/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const testimonies: Translation<typeof testimonyWords> = {
  newest: { draft: 'Ɖaseɖiɖi {most} yeyeawo nye esiawo.' },
  share: { draft: 'Ɖi ɖase' },
  search: { draft: 'Di ɖaseɖiɖiwo' },
  allCategories: { draft: 'Wo katã' },
  all: { draft: 'Ɖaseɖiɖiwo katã' },
  testimonies: { draft: { one: 'ɖaseɖiɖi {count}', other: 'ɖaseɖiɖi {count}' } },
  noneFound: { draft: 'Ɖaseɖiɖi aɖeke mele afisia tso nya sia ŋu haɖe o.' },
  noneYet: { draft: 'Ame aɖeke meɖi ɖase haɖe o. Tɔwò ate ŋu anye gbãtɔ.' },
  showAll: { draft: 'Fia ɖaseɖiɖiwo katã' },
  aMember: { draft: 'Hamevi aɖe' },
  video: { draft: 'Video<a>: {title}, le tab yeye me</a>' },
}
