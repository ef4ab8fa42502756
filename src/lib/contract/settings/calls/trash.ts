import { pageOf } from '../../answer.ts'
import { partOf } from '../../lists.ts'
import { route } from '../../route.ts'
import { TrashEntry, TrashEntryAnswer, TrashItem } from '../trash.ts'

export const listTrash = route('GET', 'bin/', {
  summary: 'What staff has deleted in the last two weeks, the last first',
  paged: true,
  answer: partOf(TrashEntry),
  exact: pageOf(TrashEntryAnswer),
})

export const restoreFromTrash = route('POST', 'bin/restore/', {
  summary:
    'Restores something from the bin; leaders and media team what they deleted themselves, authors a prayer request of their own',
  body: TrashItem,
})

export const eraseFromTrash = route('POST', 'bin/erase/', {
  summary: 'Deletes something in the bin for good',
  body: TrashItem,
})
