import type { crudWords } from '../../islands/staff/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const crud: Translation<typeof crudWords> = {
  kind: {
    draft: {
      names: {
        fellowship: 'kuu',
        sermon: 'shiɛmɔ',
        testimony: 'odaseyeli',
        'prayer request': 'faikpamɔ',
        service: 'sɔlemɔ',
        page: 'baafa',
        task: 'nitsumɔ',
        event: 'nifeemɔ',
        member: 'asafo mli nyo',
        message: 'shɛɛ sane',
        user: 'account',
        person: 'mɔ',
        announcement: 'adafitswaa',
        branch: 'asafo fã',
        post: 'sanehee',
        'list of people': 'mɛi agbɛii',
        request: 'bimɔ',
        activity: 'nifeemɔ',
        'young activity': 'oblahii kɛ oblayei anifeemɔ',
      },
    },
  },
  addFirst: { draft: 'Kɛ klɛŋklɛŋ nɔ afata he: {kind}' },
  add: { draft: 'Kɛfata he: {kind}' },
  view: { draft: 'Kwɛmɔ' },
  edit: { draft: 'Tsakemɔ' },
  remove: { draft: 'Jiemɔ' },
  removeQuestion: { draft: 'Jie {name}?' },
  removed: { draft: 'Ajie: {kind}' },
  notRemoved: { draft: 'Anyɛɛɛ ajie: {kind}' },
  sure: { draft: 'Ootao lɛɛlɛŋ akɛ ojie: {kind}?' },
  forGood: { draft: 'Anyɛŋ aku sɛɛ.' },
  editTitle: { draft: 'Tsakemɔ: {kind}' },
  addTitle: { draft: 'Kɛfata he: {kind}' },
  updated: { draft: 'Atsake: {kind}' },
  added: { draft: 'Akɛfata he: {kind}' },
}
