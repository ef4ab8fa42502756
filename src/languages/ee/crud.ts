import type { crudWords } from '../../islands/staff/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const crud: Translation<typeof crudWords> = {
  kind: {
    draft: {
      names: {
        event: 'wɔna',
        member: 'hamevi',
        message: 'gbedasi',
        fellowship: 'habɔbɔ',
        sermon: 'mawunyagbɔgblɔ',
        testimony: 'ɖaseɖiɖi',
        'prayer request': 'gbedodoɖa biabia',
        service: 'sɔleme',
        announcement: 'gbeƒãɖeɖe',
        page: 'axa',
        task: 'dɔ',
        user: 'account',
        person: 'ame',
        branch: 'hame alɔdze',
        post: 'nyadzɔdzɔ',
        'list of people': 'amewo ƒe ŋkɔwo',
        request: 'biabia',
        activity: 'dɔ',
        'young activity': 'sɔhɛwo ƒe dɔ',
      },
    },
  },
  addFirst: { draft: 'Tsɔ gbãtɔ kpee: {kind}' },
  add: { draft: 'Tsɔe kpee: {kind}' },
  view: { draft: 'Kpɔe' },
  edit: { draft: 'Trɔe' },
  remove: { draft: 'Tutui' },
  removeQuestion: { draft: 'Tutu {name}?' },
  removed: { draft: 'Wotutui: {kind}' },
  notRemoved: { draft: 'Womete ŋu tutui o: {kind}' },
  sure: { draft: 'Èdi vavã be yeatutui: {kind}?' },
  forGood: { draft: 'Womate ŋu agbugbɔe ava o.' },
  editTitle: { draft: 'Trɔ asi le eŋu: {kind}' },
  addTitle: { draft: 'Tsɔe kpee: {kind}' },
  updated: { draft: 'Wotrɔ asi le eŋu: {kind}' },
  added: { draft: 'Wotsɔe kpee: {kind}' },
}
