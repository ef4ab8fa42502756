import type { uiWords } from '../../components/ui/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const ui: Translation<typeof uiWords> = {
  more: { draft: 'Kyerɛ {most} ka ho' },
  readMore: { draft: 'Kenkan deɛ aka' },
  close: { draft: 'To mu' },
  search: { draft: 'Hwehwɛ' },
  filter: { draft: 'Paw mu' },
  filters: { draft: 'Deɛ wode paw mu' },
  showList: { draft: 'Kyerɛ deɛ wɔahu' },
  settings: { draft: 'Nhyehyɛeɛ' },
  findSetting: { draft: 'Hwehwɛ nhyehyɛeɛ' },
  noSuchSetting: { draft: 'Nhyehyɛeɛ biara nni saa nsɛm yi.' },
  cancel: { draft: 'Gyae' },
  previous: { draft: 'Deɛ atwam' },
  next: { draft: 'Deɛ ɛdi hɔ' },
  pageOf: { draft: 'Kratafa {page} wɔ {pages} mu' },
  set: { draft: ' na wopaw' },
}
