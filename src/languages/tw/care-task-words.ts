import type { Translation } from '../../lib/words/translation.ts'
import type { careTaskWords as words } from '../../server/care/messages.ts'

export const careTaskWords: Translation<typeof words> = {
  pray: { draft: 'Bɔ mpaeɛ, na bisa sɛdeɛ ɛte' },
  request: { draft: 'Mpaebɔ adesrɛ: {title}' },
  callOrVisit: { draft: 'Frɛ {name} anaa kɔsra no' },
  askHow: { draft: 'Bisa sɛdeɛ wɔn ho te, ne sɛ wɔhia biribi. Ka deɛ ɛboro wo so kyerɛ ɔsɔfoɔ no.' },
  absent: { draft: 'Wamma {fellowship} nhyiamu {meetings} a atwam: {days}.' },
}
