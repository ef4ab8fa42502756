import type { prayerRules as words } from '../../lib/texts/care/prayer-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const prayerRules: Translation<typeof words> = {
  title: { draft: 'Taflatsɛ ŋlɔ tanya' },
  description: { draft: 'Taflatsɛ ɖe wò biabia me' },
  noSuch: { draft: 'Gbedodoɖa biabia sia meli o.' },
  notYours: { draft: 'Ame si bia gbedodoɖa la kple hamedɔwɔlawo koe ate ŋu awɔ esia.' },
  notYourWords: { draft: 'Ame si bia gbedodoɖa la koe ate ŋu atrɔ nyaawo.' },
  changedElsewhere: {
    draft: 'Ètrɔ asi le biabia sia ŋu le teƒe bubu. Taflatsɛ tsɔ nyaawo sɔ kple wo nɔewo, eye nàgadzra ɖo.',
  },
  answeredElsewhere: { draft: 'Ame bubu de dzesii fifia be woɖo biabia sia ŋu.' },
  pendingElsewhere: { draft: 'Ame bubu de dzesii fifia be womeɖo biabia sia ŋu haɖe o.' },
  deleted: { draft: 'Wotutu gbedodoɖa biabia la.' },
}
