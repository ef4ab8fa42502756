import type { crudWords } from '../../islands/staff/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const crud: Translation<typeof crudWords> = {
  kind: {
    draft: {
      names: {
        event: 'dwumadie',
        member: 'asɔreba',
        message: 'nkra',
        fellowship: 'fekuo',
        sermon: 'asɛnka',
        testimony: 'adansedie',
        'prayer request': 'mpaebɔ adesrɛ',
        person: 'onipa',
        service: 'asɔre',
        announcement: 'amanneɛbɔ',
        page: 'kratafa',
        'list of people': 'nnipa din',
        request: 'adesrɛ',
        activity: 'dwumadie',
        task: 'adwuma',
        user: 'account',
        branch: 'asɔre nkorabata',
        post: 'nkaseɛ',
        'young activity': 'mmabunu dwumadie',
      },
    },
  },
  addFirst: { draft: 'Fa {kind} a ɛdi kan ka ho' },
  add: { draft: 'Fa {kind} ka ho' },
  view: { draft: 'Hwɛ' },
  edit: { draft: 'Sesa' },
  remove: { draft: 'Pepa' },
  removeQuestion: { draft: 'Wopɛ sɛ wopepa {name}?' },
  removed: { draft: 'Yɛapepa: {kind}' },
  notRemoved: { draft: 'Yɛantumi ampepa: {kind}' },
  sure: { draft: 'Wopɛ ampa sɛ wopepa yei ({kind})?' },
  forGood: { draft: 'Woyɛ yei a, wontumi nsan n’akyi.' },
  editTitle: { draft: 'Sesa {kind}' },
  addTitle: { draft: 'Fa {kind} ka ho' },
  updated: { draft: 'Yɛasesa: {kind}' },
  added: { draft: 'Yɛde aka ho: {kind}' },
}
