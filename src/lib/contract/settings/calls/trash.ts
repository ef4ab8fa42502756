import { pageOf } from '../../answer.ts'
import { partOf } from '../../lists.ts'
import { route } from '../../route.ts'
import { BinEntry, BinEntryAnswer, BinItem } from '../trash.ts'

export const listBin = route('GET', 'bin/', {
  summary: 'What staff has deleted in the last two weeks, the last first',
  paged: true,
  answer: partOf(BinEntry),
  exact: pageOf(BinEntryAnswer),
})

export const restoreFromBin = route('POST', 'bin/restore/', {
  summary:
    'Restores something from the bin; leaders and media team what they deleted themselves, authors a prayer request of their own',
  body: BinItem,
})

export const eraseFromBin = route('POST', 'bin/erase/', {
  summary: 'Deletes something in the bin for good',
  body: BinItem,
})
