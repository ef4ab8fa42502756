import type { leaderTexts as words } from '../../lib/texts/groups/leader.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const leaderTexts: Translation<typeof words> = {
  notLoaded: { draft: 'Habɔbɔa ƒe nyatakakawo meʋu o' },
  created: { draft: 'Wowɔ wɔna la' },
  notCreated: { draft: 'Womete ŋu wɔ wɔna la o' },
  changed: { draft: 'Wotrɔ asi le wɔna la ŋu' },
  notChanged: { draft: 'Womete ŋu trɔ asi le wɔna la ŋu o' },
  attendanceNotLoaded: { draft: 'Ame siwo va ƒe ŋkɔwo meʋu o' },
  marked: { draft: 'Wode dzesi ame siwo va' },
  notMarked: { draft: 'Womete ŋu de dzesi ame siwo va o' },
  archived: { draft: 'Wodzra gbedasia ɖo' },
  unarchived: { draft: 'Wotsɔ gbedasia yi inbox me' },
}
