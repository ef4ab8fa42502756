import type { Translation } from '../../lib/words/translation.ts'
import type { careTaskWords as words } from '../../server/care/messages.ts'

export const careTaskWords: Translation<typeof words> = {
  pray: { draft: 'Do gbe ɖa, eye nàbia alesi wòle' },
  request: { draft: 'Gbedodoɖa biabia: {title}' },
  callOrVisit: { draft: 'Yɔ {name} alo nàyi aɖasrãe kpɔ' },
  askHow: { draft: 'Bia alesi wole, kple nenye be wohiã naneke. Gblɔ nusi ƒo wò ŋutete ta na osɔfo la.' },
  absent: { draft: 'Meva {fellowship} ƒe takpekpe {meetings} mamlɛawo o: {days}.' },
}
