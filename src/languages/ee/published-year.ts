import type { Translation } from '../../lib/words/translation.ts'
import type { publishedYearWords as words } from '../../server/app/messages.ts'

export const publishedYear: Translation<typeof words> = {
  root: {
    draft:
      'Agbalẽwo ƒe dzesi le {day}, si dzi ame sia ame ato aɖo kpe edzi emegbe be womeŋlɔ naneke yeyee o: {root}',
  },
  goal: { draft: 'Woɖo taɖodzinua ƒe {percent} %.' },
  allElse: { draft: 'Mamlɛawo katã' },
  allTogether: { draft: 'Wo katã' },
  whole: { draft: 'Nusi va va ɖo {day}: {amount}.' },
  wholeOf: { draft: 'Nusi va va ɖo {day}: {amount}, nunana {gifts} siwo dzi ŋkɔ le.' },
  title: { draft: '{year} le xexlẽdzesiwo me' },
  caption: { draft: 'Nusi va na hamea le {year}' },
}
